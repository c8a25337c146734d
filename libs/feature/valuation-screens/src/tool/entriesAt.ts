import { isWithinQuickLimits, quickBases } from '@finance-analyst/valuation';
import { startingEntries } from './startingEntries.js';
import type { EntrySource, ToolEntries, ToolField } from './ToolEntries.js';
import { toolFields } from './toolFields.js';
import { withEntry } from './withEntry.js';

/** The entries in a query; invalid ones keep their starting value. */
export function entriesAt(query: URLSearchParams): ToolEntries {
  const currency = query.get('currency') ?? '';
  const asked = query.get('symbol')?.trim() ?? '';
  const symbol = asked === '' || asked.length > 32 ? null : asked;
  const isMarked = (field: ToolField, source: EntrySource): boolean =>
    query.get(source)?.split(' ').includes(field) === true;
  const sourceOf = (field: ToolField): EntrySource =>
    symbol !== null && isMarked(field, 'company')
      ? 'company'
      : isMarked(field, 'earlier')
        ? 'earlier'
        : 'person';
  let entries: ToolEntries = {
    ...startingEntries,
    symbol,
    currency: /^[A-Z]{3}$/u.test(currency) ? currency : startingEntries.currency,
    basis: quickBases.find((basis) => basis === query.get('basis')) ?? startingEntries.basis,
  };
  for (const [field, input] of toolFields) {
    const text = query.get(field)?.trim();
    if (text === '') entries = withEntry(entries, field, undefined);
    else if (text !== undefined && isWithinQuickLimits(input, Number(text)))
      entries = withEntry(entries, field, Number(text), sourceOf(field));
  }
  return entries;
}
