import { isWithinQuickLimits, quickBases } from '@finance-analyst/valuation';
import { startingEntries } from './startingEntries.js';
import type { ToolEntries, ToolField } from './ToolEntries.js';
import { toolFields } from './toolFields.js';

/** The entries in a query; invalid ones keep their starting value. */
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
