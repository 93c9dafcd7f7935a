import { type ApolloClient, Observable } from '@apollo/client'
import { turn } from '../lib/turn.ts'

let last = Promise.resolve()

/**
 * Has each fragment begin to be watched after those before it, in a task of its own: a page has dozens, which React asks for in
 * one. Whoever begins late hears at once what has changed until then.
 */
export const watchedLater = (watchFragment: ApolloClient['watchFragment']) =>
  new Proxy(watchFragment, {
    apply(watch, client, given) {
      const fragment: ApolloClient.ObservableFragment = Reflect.apply(watch, client, given)
      const { getCurrentResult } = fragment
      const later = new Observable<ApolloClient.WatchFragmentResult>((observer) => {
        last = last.then(() => (observer.closed ? undefined : turn()))
        void last.then(() => {
          if (!observer.closed) fragment.subscribe(observer)
        })
      })
      return Object.assign(later, { getCurrentResult })
    },
  })
