/** Before each request that follows a provisional answer; the first is the delay the server asks for while fetching prices. */
export const provisionalWaitsMs = [5_000, 10_000, 20_000, 40_000] as const;
