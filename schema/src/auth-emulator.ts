/** Where the Auth emulator shows the codes of phone sign-in that it sends to nobody. */
export const verificationCodes = (projectId: string) => `/emulator/v1/projects/${projectId}/verificationCodes`

/** Where it shows the links that it mails to nobody. */
export const mailedLinks = (projectId: string) => `/emulator/v1/projects/${projectId}/oobCodes`
