import type { ExportedLedger } from './ExportedLedger.js';

/** The name of each account by its id; of an account that is gone, the id. */
export function accountNamesOf({ accounts }: Pick<ExportedLedger, 'accounts'>): (id: string) => string {
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? id;
}
