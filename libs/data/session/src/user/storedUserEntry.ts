import { damaged, defineEntry, fieldsOf, sound } from '@finance-analyst/stored-entries';
import { roleOf } from './roleOf.js';
import type { StoredUser } from './StoredUser.js';

const longestName = 200;

const isName = (name: unknown): name is string =>
  typeof name === 'string' && name.trim() !== '' && name.length <= longestName;

/** Who is signed in on this device; null where nobody is, and where what is stored is no user of this product. */
export const storedUserEntry = defineEntry<StoredUser | null>({
  key: 'user',
  parse: (stored) => {
    if (stored === undefined) return sound(null);
    const fields = fieldsOf(stored);
    const name = fields?.['name'];
    return isName(name) ? sound({ name, role: roleOf(fields?.['role']) }) : damaged(null);
  },
  describe:
    'Name and role of whoever is signed in. There are no accounts yet, so the product writes nothing here; it never holds a password.',
  whenDamaged: 'Sign-in: you are a guest.',
  clearedWith: 'settings',
  inBackup: true,
});
