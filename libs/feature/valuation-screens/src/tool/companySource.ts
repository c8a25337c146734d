import { sessionOf, sourceName } from '@finance-analyst/market';
import type { CompanyEntry } from './companyEntries.js';
import { messages } from './messages.js';
import { caseInputs, type ToolEntries, type ToolField } from './ToolEntries.js';
import { toolFields } from './toolFields.js';
import type { ToolCompany } from './useToolCompany.js';

/** The company's figure for a field, and where it comes from. */
export interface CompanySource {
  readonly known: CompanyEntry;
  /** The fiscal period, or the day and the source of the price. */
  readonly of: string;
  /** The source of an entry that is the company's figure; null for any other entry. */
  readonly source: string | null;
}

/** The company's figure for a field; null if it has none, or if it reports in another currency than the entries. */
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
    isPrice && quote
      ? messages.priceOf(formatDate(sessionOf(quote)), sourceName(quote.source))
      : known.filed === undefined
        ? known.of
        : messages.filedOf(known.of, formatDate(known.filed));
  const isTaken = entries.sources[field] === 'company' && entries.values[field] === known.value;
  return { known, of, source: isTaken ? (isPrice ? of : messages.sourceOf(known.input, of)) : null };
}

const isOfACase = (field: ToolField): boolean => caseInputs.some((input) => input === toolFields.get(field));

/** Where a field's value is from, in words. */
export function entrySource(
  field: ToolField,
  entries: ToolEntries,
  company: ToolCompany,
  formatDate: (day: string) => string,
): string {
  const { [field]: source } = entries.sources;
  if (source !== 'company') return source === undefined ? messages.startingValue : messages.yourEntry;
  const symbol = entries.symbol ?? '';
  return (
    companySource(field, entries, company, formatDate)?.source ??
    (isOfACase(field) ? messages.medianOf(symbol) : messages.figureOf(symbol))
  );
}
