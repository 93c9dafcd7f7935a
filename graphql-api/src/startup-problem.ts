/** Something only the person who starts the shop can mend. Shown as one line, without a stack. */
export class StartupProblem extends Error {}
