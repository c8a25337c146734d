import { readStatementSnapshot } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';

/** The statements that a saved model carries, checked once when it is opened. */
export function readFundamentals(snapshot: unknown): Result<CompanyFundamentals> {
  const read = readStatementSnapshot(snapshot);
  if (!read.ok) return read;
  const { version: _version, ...fundamentals } = read.value;
  return { ok: true, value: fundamentals };
}
