/** How far a pointer moves, in pixels, before a drag begins and before a drag counts as a swipe. */
export const gestureThresholds = { dragPx: 10, swipePx: 50 } as const;
