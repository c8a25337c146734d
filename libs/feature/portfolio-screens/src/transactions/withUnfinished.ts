import type { PortfolioBody } from '@finance-analyst/documents';
import type { RowEntries } from './CellValue.js';

/** A portfolio with what was entered of a transaction that is not complete; the same one if that is stored already. */
export function withUnfinished(body: PortfolioBody, entries: RowEntries | undefined): PortfolioBody {
  if (JSON.stringify(body.unfinished ?? {}) === JSON.stringify(entries ?? {})) return body;
  const { unfinished: _before, ...rest } = body;
  return entries === undefined || Object.keys(entries).length === 0 ? rest : { ...rest, unfinished: entries };
}
