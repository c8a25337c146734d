import { ifGiven } from './ifGiven.js';
import type { TextStorage } from './TextStorage.js';
import { watchStorage, type WatchedStorage } from './watchStorage.js';

const refuse = (): never => {
  throw new DOMException('The browser gives this page no storage.', 'SecurityError');
};

const refusingStorage: TextStorage = { getItem: () => null, setItem: refuse, removeItem: refuse };

/** The browser's local storage; where a page may not even ask for it, one that is empty and refuses to keep anything. */
export const openStorage = (window: { readonly localStorage: TextStorage }): TextStorage =>
  ifGiven(() => window.localStorage) ?? refusingStorage;

/** The storage of the tab, likewise. */
export const openSessionStorage = (window: { readonly sessionStorage: TextStorage }): WatchedStorage =>
  watchStorage(ifGiven(() => window.sessionStorage) ?? refusingStorage);
