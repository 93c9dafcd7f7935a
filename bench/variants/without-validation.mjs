export const brokenRules = async () => ({})
