import type { Walk } from './Walk.js';

/** The currency of a price that a row has filed, by its slot of cash. */
export const filedCurrency = ({ ledger }: Pick<Walk, 'ledger'>, cash: number, otherwise: string): string =>
  ledger.registry.cash.entries[cash]?.currency ?? otherwise;
