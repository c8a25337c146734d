import { fieldsOf, type StoredEntries } from '@finance-analyst/stored-entries';
import { storedUserEntry } from './storedUserEntry.js';

/**
 * The stored user's role, verbatim; null if none is stored. It decides which screens to show, not what the person
 * may do: the server checks the session's own role.
 */
export function storedRole(entries: StoredEntries): string | null {
  const role = fieldsOf(entries.open(storedUserEntry).stored())?.['role'];
  return typeof role === 'string' ? role : null;
}
