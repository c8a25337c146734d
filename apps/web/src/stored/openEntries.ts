import { createStoredEntries, type StoredEntries } from '@finance-analyst/stored-entries';
import { ifGiven } from '../services/ifGiven.js';

/** The stored entries of this page; if storage is denied, they last as long as the page. */
export const openEntries = (window: Window): StoredEntries =>
  createStoredEntries({
    device: ifGiven(() => window.localStorage),
    tab: ifGiven(() => window.sessionStorage),
    window,
  });
