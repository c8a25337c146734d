import { entryNames } from './entryNames.js';
import { startingEntries } from './startingEntries.js';
import type { ToolEntries } from './ToolEntries.js';
import { toolFields } from './toolFields.js';

/** The query with the entries added; other parameters stay. Only differences from the start are written. */
export function withEntries(query: URLSearchParams, entries: ToolEntries): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const name of entryNames) written.delete(name);
  if (entries.symbol !== null) written.set('symbol', entries.symbol);
  if (entries.currency !== startingEntries.currency) written.set('currency', entries.currency);
  if (entries.basis !== startingEntries.basis) written.set('basis', entries.basis);
  for (const field of toolFields.keys()) {
    const value = entries.values[field];
    if (value !== startingEntries.values[field]) written.set(field, value === undefined ? '' : String(value));
  }
  return written;
}
