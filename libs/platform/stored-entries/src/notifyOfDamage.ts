import type { UnknownAction } from '@reduxjs/toolkit';
import type { StoredEntries } from './createStoredEntries.js';
import { damageIn } from './damageIn.js';
import type { StoredEntry } from './StoredEntry.js';

/** Reports the damage among these entries in one toast, with code that few starts need. */
export async function notifyOfDamage(
  entries: StoredEntries,
  known: readonly StoredEntry[],
  dispatch: (action: UnknownAction) => unknown,
): Promise<void> {
  const damage = damageIn(entries, known);
  if (damage.length === 0) return;
  const { damageNotification } = await import('./damageNotification.js');
  dispatch(damageNotification(damage));
}
