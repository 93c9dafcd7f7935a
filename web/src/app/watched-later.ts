import { type ApolloClient, Observable, type ObservableQuery } from '@apollo/client'
import { turn } from '../lib/turn.ts'

const waiting: (() => void)[] = []

const later = <Result>(watched: Observable<Result> | ObservableQuery<Result>, place: 'push' | 'unshift') =>
  new Observable((observer) => {
    waiting[place](() => observer.closed || watched.subscribe(observer))
    void turn().then(() => waiting.shift()?.())
  })

type Watch = ApolloClient['watchFragment' | 'watchQuery']

const changed = <Called extends Watch, Watched>(watch: Called, change: (watched: Watched) => object) =>
  new Proxy(watch, { apply: (...called) => change(Reflect.apply(...called)) })

/**
 * Has each fragment begin to be watched after those before it, in a task of its own: a page has dozens, which React asks for in
 * one. Whoever begins late hears at once what has changed until then.
 */
export const watchedLater = (watchFragment: ApolloClient['watchFragment']) =>
  changed(watchFragment, (fragment: ApolloClient.ObservableFragment) =>
    Object.assign(later(fragment, 'push'), { getCurrentResult: fragment.getCurrentResult }),
  )

/** The same of queries, whose hook subscribes to what it pipes. They go before fragments: they may have something to fetch. */
export const queriedLater = (watchQuery: ApolloClient['watchQuery']) =>
  changed(watchQuery, (query: ObservableQuery) => {
    const begun = later(query, 'unshift')
    return Object.assign(query, { pipe: begun.pipe.bind(begun) })
  })
