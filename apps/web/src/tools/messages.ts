/** The names of the app's own commands. */
export const messages = { toasts: 'On-screen notifications' } as const;
