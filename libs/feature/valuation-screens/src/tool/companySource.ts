import { sessionOf, sourceName } from '@finance-analyst/market';
import type { CompanyEntry } from './companyEntries.js';
import { messages } from './messages.js';
import type { ToolEntries, ToolField } from './ToolEntries.js';
import type { ToolCompany } from './useToolCompany.js';

/** What a company says of a field. */
export interface CompanySource {
  readonly known: CompanyEntry;
  /** The fiscal period, or the day and the source of the price. */
  readonly of: string;
  /** In words, for an entry that is the company's figure; null for another one. */
  readonly source: string | null;
}

/** What a company says of a field; null where it says nothing, or reports in another currency than the entries are in. */
export function companySource(
  field: ToolField,
  entries: ToolEntries,
  company: ToolCompany,
  formatDate: (day: string) => string,
): CompanySource | null {
  if (company.kind !== 'known' || company.fundamentals.currency !== entries.currency) return null;
  const known = company.entries.find((entry) => entry.field === field);
  if (!known) return null;
  const { quote } = company;
  const isPrice = known.input === 'price';
  const of =
    isPrice && quote ? messages.priceOf(formatDate(sessionOf(quote)), sourceName(quote.source)) : known.of;
  const isTaken = entries.values[field] === known.value;
  return { known, of, source: isTaken ? (isPrice ? of : messages.sourceOf(known.input, of)) : null };
}
