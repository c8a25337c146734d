import { createStoredEntries, type StoredEntries } from '@finance-analyst/stored-entries';
import { tryGet } from '../services/tryGet.js';

/** The stored entries of this page; if storage is denied, they last as long as the page. */
export const openEntries = (window: Window): StoredEntries =>
  createStoredEntries({
    device: tryGet(() => window.localStorage),
    tab: tryGet(() => window.sessionStorage),
    window,
  });
