/** The overlays that buttons of the top bar open, by their ids. */
export const topBarOverlays = { news: 'whats-new', notifications: 'notifications' } as const;
