import { isWithinQuickLimits, quickBases } from '@finance-analyst/valuation';
import { startingEntries } from './startingEntries.js';
import type { ToolEntries, ToolField } from './ToolEntries.js';
import { toolFields } from './toolField.js';

const ownNames: readonly string[] = ['symbol', 'currency', 'basis', ...toolFields.keys()];

/** Whether an address says anything about the entries. */
export const hasEntries = (query: URLSearchParams): boolean => ownNames.some((name) => query.has(name));

/** The query with the entries in it; what else it says stays. Only what differs from the start is written. */
export function withEntries(query: URLSearchParams, entries: ToolEntries): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const name of ownNames) written.delete(name);
  if (entries.symbol !== null) written.set('symbol', entries.symbol);
  if (entries.currency !== startingEntries.currency) written.set('currency', entries.currency);
  if (entries.basis !== startingEntries.basis) written.set('basis', entries.basis);
  for (const field of toolFields.keys()) {
    const value = entries.values[field];
    if (value !== startingEntries.values[field]) written.set(field, value === undefined ? '' : String(value));
  }
  return written;
}

/** The entries that a query names; what cannot be an entry is left at the start. */
export function entriesAt(query: URLSearchParams): ToolEntries {
  const values = Object.fromEntries(
    [...toolFields].flatMap(([field, input]): [ToolField, number][] => {
      const text = query.get(field)?.trim();
      if (text === '') return [];
      const value = Number(text);
      if (text !== undefined && isWithinQuickLimits(input, value)) return [[field, value]];
      const start = startingEntries.values[field];
      return start === undefined ? [] : [[field, start]];
    }),
  );
  const currency = query.get('currency') ?? '';
  const symbol = query.get('symbol')?.trim() ?? '';
  return {
    symbol: symbol === '' || symbol.length > 32 ? null : symbol,
    currency: /^[A-Z]{3}$/u.test(currency) ? currency : startingEntries.currency,
    basis: quickBases.find((basis) => basis === query.get('basis')) ?? startingEntries.basis,
    values,
  };
}
