/** The icon of what a check says, by how serious it is. */
export const severityIcons = { error: 'error', warning: 'warning', note: 'info' } as const;
