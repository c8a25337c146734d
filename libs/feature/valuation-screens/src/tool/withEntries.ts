import { entryNames, markedSources } from './entryNames.js';
import { startingEntries } from './startingEntries.js';
import type { ToolEntries } from './ToolEntries.js';
import { toolFields } from './toolFields.js';

/** The query with the entries added; other parameters stay. Only what was entered, or emptied, is written. */
export function withEntries(query: URLSearchParams, entries: ToolEntries): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const name of entryNames) written.delete(name);
  if (entries.symbol !== null) written.set('symbol', entries.symbol);
  if (entries.currency !== startingEntries.currency) written.set('currency', entries.currency);
  if (entries.basis !== startingEntries.basis) written.set('basis', entries.basis);
  const fields = [...toolFields.keys()];
  for (const field of fields) {
    const value = entries.values[field];
    if (value !== startingEntries.values[field] || entries.sources[field] !== undefined)
      written.set(field, value === undefined ? '' : String(value));
  }
  for (const source of markedSources) {
    const marked = fields.filter((field) => entries.sources[field] === source);
    if (marked.length > 0) written.set(source, marked.join(' '));
  }
  return written;
}
