import * as z from 'zod/mini';
import type { ListedCompany } from '../FundamentalsProvider.js';

const tickersSchema = z.record(
  z.string(),
  z.object({ cik_str: z.union([z.number(), z.string()]), ticker: z.string(), title: z.string() }),
);

const symbolForm = /^[A-Z0-9][A-Z0-9.-]{0,19}$/;

/** The companies of the ticker list, the first of any repeated ticker; null for another format. */
export function readCompanyTickers(document: unknown): readonly ListedCompany[] | null {
  const parsed = tickersSchema.safeParse(document);
  if (!parsed.success) return null;
  const companies = new Map<string, ListedCompany>();
  for (const { cik_str: cik, ticker, title } of Object.values(parsed.data)) {
    const symbol = ticker.trim().toUpperCase();
    if (symbolForm.test(symbol) && !companies.has(symbol))
      companies.set(symbol, { symbol, name: title.trim(), key: String(cik).padStart(10, '0') });
  }
  return [...companies.values()];
}
