/** Ends a run of all tests with one line that counts them. A file that could not be run counts as one failure. */
export default class Tally {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    // Jest adds its own summary after every reporter.
    process.once('exit', () =>
      console.log(`${numPassedTests} passed, ${numFailedTests + numRuntimeErrorTestSuites} failed`),
    )
  }
}
