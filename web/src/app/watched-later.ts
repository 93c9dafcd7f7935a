import { type ApolloClient, Observable, type ObservableQuery } from '@apollo/client'
import { turn } from '../lib/turn.ts'

type Beginning = () => void
const queries: Beginning[] = []
const fragments: Beginning[] = []

const later = <Result>(watched: Observable<Result>, waiting: Beginning[]) =>
  new Observable<Result>((observer) => {
    waiting.push(() => observer.closed || watched.subscribe(observer))
    // Queries go first: they may have something to fetch.
    void turn().then(() => (queries.shift() ?? fragments.shift())?.())
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
    Object.assign(later(fragment, fragments), { getCurrentResult: fragment.getCurrentResult }),
  )

/** The same of queries, whose hook subscribes to what it pipes; when it does so again, at once. */
export const queriedLater = (watchQuery: ApolloClient['watchQuery']) =>
  changed(watchQuery, (query: ObservableQuery) => {
    const { pipe } = query
    const first = (...operators: Parameters<typeof pipe>) => {
      query.pipe = pipe
      return later(pipe(), queries).pipe(...operators)
    }
    return Object.assign(query, { pipe: first })
  })
