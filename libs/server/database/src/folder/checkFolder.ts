import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '@finance-analyst/foundation';

/** Files that the product writes into its data folder, and those that file systems and desktops put into any folder. */
const expectedNames = /^(?:lock|owner\.json|postgres)(?:[.-].*)?$|^\.|^lost\+found$/;

/** Refuses a folder that belongs to something else before anything is written to it. */
export function checkFolder(folder: string): Result<null> {
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch {
    // A missing folder is created later; any other problem is reported when the folder is written.
    return { ok: true, value: null };
  }
  if (names.includes('PG_VERSION'))
    return {
      ok: false,
      reason:
        `The data folder ${folder} is itself a PostgreSQL database folder. ` +
        `Set DATA_DIR to the folder that contains it, for example ${join(folder, '..')}, or to an empty folder.`,
    };
  const foreign = names.filter((name) => !expectedNames.test(name));
  if (foreign.length === 0 || names.includes('postgres')) return { ok: true, value: null };
  const listed = foreign.slice(0, 3).join(', ') + (foreign.length > 3 ? ', …' : '');
  return {
    ok: false,
    reason:
      `The data folder ${folder} contains other files (${listed}) but no Finance Analyst Pro database. ` +
      'A new database is only created in an empty folder. Set DATA_DIR to an empty folder or to one that does not exist yet.',
  };
}
