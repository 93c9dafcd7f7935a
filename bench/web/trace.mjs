const longTask = 50

/**
 * Notes what the browser does from now on.
 * @returns ends it and answers with the events; a browser notes one at a time
 */
export const beginTrace = async (devtools, categories = ['toplevel', 'loading']) => {
  const events = []
  const note = ({ value }) => events.push(...value)
  devtools.on('Tracing.dataCollected', note)
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  })
  return async () => {
    const done = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
    await devtools.send('Tracing.end')
    await done
    devtools.off('Tracing.dataCollected', note)
    return events
  }
}

/**
 * The tasks of one thread of a trace, in ms of processor time, which a busy machine changes less than what a clock says: what
 * they take in all, the longest, and what is beyond 50 ms, which keeps a finger waiting.
 */
export const tasksOf = (events, isOfThread) => {
  const times = events
    .filter((event) => event.ph === 'X' && event.name === 'ThreadControllerImpl::RunTask' && isOfThread(event))
    .map(({ tdur = 0 }) => tdur / 1000)
  return {
    whole: times.reduce((sum, time) => sum + time, 0),
    longest: Math.max(0, ...times),
    blocking: times.reduce((sum, time) => sum + Math.max(0, time - longTask), 0),
  }
}

/** The same of the page itself: the browser keeps a thread ready for another one, which does least. */
export const tasksOfPage = (events) => {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const all = threads.map((thread) => tasksOf(events, ({ pid, tid }) => pid === thread.pid && tid === thread.tid))
  return all.reduce((one, other) => (one.whole > other.whole ? one : other))
}
