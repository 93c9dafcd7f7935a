/** Where the Auth emulator shows the codes of phone sign-in that it sends to nobody. */
export const verificationCodes = (projectId: string) => `/emulator/v1/projects/${projectId}/verificationCodes`
