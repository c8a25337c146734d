/** `12.3 s`. */
export const inSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`;
