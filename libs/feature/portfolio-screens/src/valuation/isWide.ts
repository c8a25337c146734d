/** Whether the window has room for columns that not everyone needs. */
export const isWide = (): boolean =>
  typeof globalThis.matchMedia === 'function' && globalThis.matchMedia('(width >= 112rem)').matches;
