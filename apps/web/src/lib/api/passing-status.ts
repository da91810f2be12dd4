/** The network (0), the rate limit or the server failed: the same call may pass later. */
export const isPassingStatus = (status: number): boolean => status === 0 || status === 429 || status >= 500;
