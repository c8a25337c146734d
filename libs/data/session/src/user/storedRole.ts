import { parseFields } from '../storage/parseFields.js';
import { readEntry } from '../storage/readEntry.js';
import { storedUserKey } from './readStoredUser.js';

/**
 * The stored user's role, letter for letter; null where none is stored. It says where to lead a person, not what they
 * may do: the server checks the session's own role.
 */
export function storedRole(storage: Pick<Storage, 'getItem'>): string | null {
  const role = parseFields(readEntry(storage, storedUserKey))?.['role'];
  return typeof role === 'string' ? role : null;
}
