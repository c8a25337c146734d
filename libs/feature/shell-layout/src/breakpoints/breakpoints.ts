/** The minimum width of a tablet's and a desktop's window, in pixels. */
export const breakpoints = { tabletPx: 640, desktopPx: 1024 } as const;

export type Breakpoint = 'mobile' | 'tablet' | 'desktop';
