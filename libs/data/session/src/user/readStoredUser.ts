import { parseFields } from '../storage/parseFields.js';
import { readEntry } from '../storage/readEntry.js';
import { roleOf } from './roleOf.js';
import type { StoredUser } from './StoredUser.js';

/** The entry of the browser's storage that holds who is signed in. */
export const storedUserKey = 'user';

const longestName = 200;

const isName = (name: unknown): name is string =>
  typeof name === 'string' && name.trim() !== '' && name.length <= longestName;

/** Whether something is stored in the place of the user that is no user of this product. */
export const isStoredUserUnreadable = (storage: Pick<Storage, 'getItem'>): boolean =>
  readEntry(storage, storedUserKey) !== null && readStoredUser(storage) === null;

/** Who is stored as signed in; null where nobody is, and where what is stored is no user of this product. */
export function readStoredUser(storage: Pick<Storage, 'getItem'>): StoredUser | null {
  const fields = parseFields(readEntry(storage, storedUserKey));
  const name = fields?.['name'];
  return isName(name) ? { name, role: roleOf(fields?.['role']) } : null;
}
