export const limitRequests = {}
export const checkLimits = () => {}
