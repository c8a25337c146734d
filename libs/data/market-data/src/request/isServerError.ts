/** Whether a status reports that the server, or a gateway in front of it, failed to answer. */
export const isServerError = (status: number): boolean => status >= 500;
