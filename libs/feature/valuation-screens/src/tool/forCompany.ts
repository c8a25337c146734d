import { startingEntries } from './startingEntries.js';
import type { ToolEntries, ToolField } from './ToolEntries.js';
import { toolFields } from './toolFields.js';
import { withEntry } from './withEntry.js';

/** The fields that were filled in from the company. */
export const companyFields = ({ sources }: ToolEntries): readonly ToolField[] =>
  [...toolFields.keys()].filter((field) => sources[field] === 'company');

/** The entries with some fields as at the start. */
export const withoutFields = (entries: ToolEntries, fields: readonly ToolField[]): ToolEntries =>
  fields.reduce((next, field) => withEntry(next, field, startingEntries.values[field]), entries);

/**
 * The entries for another company, or for none. What was filled in from the company before is at its start again; what
 * the person entered stays, as an earlier entry.
 */
export function forCompany(entries: ToolEntries, symbol: string | null): ToolEntries {
  const own = withoutFields(entries, companyFields(entries));
  const sources =
    symbol === entries.symbol
      ? own.sources
      : Object.fromEntries(Object.keys(own.sources).map((field) => [field, 'earlier' as const]));
  return { ...own, symbol, sources };
}
