import { type ApolloClient, Observable } from '@apollo/client'
import { inTurn } from '../lib/in-turn.ts'

/**
 * Has each fragment begin to be watched in a task of its own: a page has dozens, which React asks for in one. Whoever begins late
 * hears at once what has changed until then.
 */
export const watchedLater = (watchFragment: ApolloClient['watchFragment']) =>
  new Proxy(watchFragment, {
    apply(watch, client, given) {
      const fragment: ApolloClient.ObservableFragment = Reflect.apply(watch, client, given)
      const { getCurrentResult } = fragment
      const later = new Observable<ApolloClient.WatchFragmentResult>((observer) =>
        inTurn(() => fragment.subscribe(observer)),
      )
      return Object.assign(later, { getCurrentResult })
    },
  })
