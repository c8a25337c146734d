/** What the commands of the product as a whole are called. */
export const messages = { toasts: 'Notifications on the screen' } as const;
