/** The pointer movement, in pixels, at which a drag begins and at which it counts as a swipe. */
export const gestureThresholds = { dragPx: 10, swipePx: 50 } as const;
