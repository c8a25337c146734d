/** What a worker says once it has loaded and can calculate. */
export const readyMessage = 'ready';
