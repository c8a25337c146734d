/** Sent by a worker once it has loaded and can calculate. */
export const readyMessage = 'ready';
