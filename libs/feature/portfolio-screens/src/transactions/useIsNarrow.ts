import { useSyncExternalStore } from 'react';
import { narrowQuery } from './gridColumns.js';

const listOf = (): MediaQueryList | undefined =>
  typeof globalThis.matchMedia === 'function' ? globalThis.matchMedia(narrowQuery) : undefined;

const subscribe = (listener: () => void): (() => void) => {
  const list = listOf();
  list?.addEventListener('change', listener);
  return () => {
    list?.removeEventListener('change', listener);
  };
};

/** Whether the window is as narrow as that of a phone. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => listOf()?.matches ?? false);
