/** What the commands of the product as a whole are called. */
export const messages = { toasts: 'On-screen notifications' } as const;
