import { damaged, defineEntry, fieldsOf, sound } from '@finance-analyst/stored-entries';
import { roleOf } from './roleOf.js';
import type { StoredUser } from './StoredUser.js';

const longestName = 200;

const isName = (name: unknown): name is string =>
  typeof name === 'string' && name.trim() !== '' && name.length <= longestName;

/** Who is signed in on this device; null if nobody, or if the stored value is not a user of this product. */
export const storedUserEntry = defineEntry<StoredUser | null>({
  key: 'user',
  parse: (stored) => {
    if (stored === undefined) return sound(null);
    const fields = fieldsOf(stored);
    const name = fields?.['name'];
    return isName(name) ? sound({ name, role: roleOf(fields?.['role']) }) : damaged(null);
  },
  describe:
    'Name and role of the signed-in user. There are no accounts yet, so nothing is stored here, and never a password.',
  whenDamaged: 'Sign-in: you are a guest.',
  clearedWith: 'settings',
  // Whoever has the file would be signed in by it, with its role, on any device.
  inBackup: false,
});
