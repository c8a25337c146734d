/** The entry of the browser's storage that says that the tour was seen. */
export const tourCompletedKey = 'tour_completed';

const completed = 'true';

/** Whether something else than the product's own word is stored, which counts as seen all the same. */
export function isTourRecordUnreadable(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    return ![null, completed].includes(storage.getItem(tourCompletedKey));
  } catch {
    return false;
  }
}

/** Whether the tour was closed or finished on this device; not, where the browser refuses to say. */
export function isTourCompleted(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    return storage.getItem(tourCompletedKey) !== null;
  } catch {
    return false;
  }
}

/** Remembers that the tour was seen. False where the browser keeps nothing. */
export function storeTourCompleted(storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    if (storage.getItem(tourCompletedKey) === null) storage.setItem(tourCompletedKey, completed);
    return true;
  } catch {
    return false;
  }
}
