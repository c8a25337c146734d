/** From how many pixels on a window is as wide as a tablet's, and as a desktop's. */
export const breakpoints = { tabletPx: 640, desktopPx: 1024 } as const;

export type Breakpoint = 'mobile' | 'tablet' | 'desktop';
