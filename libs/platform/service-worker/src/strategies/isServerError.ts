/** Whether a response reports a failure of the server, so that a cached answer serves better. */
export const isServerError = ({ status }: Pick<Response, 'status'>): boolean => status >= 500;
