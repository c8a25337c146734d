import { fieldsOf, type StoredEntries } from '@finance-analyst/stored-entries';
import { storedUserEntry } from './storedUserEntry.js';

/**
 * The stored user's role, letter for letter; null where none is stored. It says where to lead a person, not what they
 * may do: the server checks the session's own role.
 */
export function storedRole(entries: StoredEntries): string | null {
  const role = fieldsOf(entries.open(storedUserEntry).stored())?.['role'];
  return typeof role === 'string' ? role : null;
}
