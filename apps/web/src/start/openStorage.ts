/** What the product asks of the browser's storage. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

const refusingStorage: TextStorage = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('The browser gives this page no storage.', 'SecurityError');
  },
};

/** The browser's local storage; where a page may not even ask for it, one that is empty and refuses to keep anything. */
export function openStorage(window: { readonly localStorage: TextStorage }): TextStorage {
  try {
    return window.localStorage;
  } catch {
    return refusingStorage;
  }
}
