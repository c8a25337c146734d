/** The ids of the overlays opened by top bar buttons. */
export const topBarOverlays = { news: 'whats-new', notifications: 'notifications' } as const;
