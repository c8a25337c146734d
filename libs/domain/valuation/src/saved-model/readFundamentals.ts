import { readStatementSnapshot } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';

/** A saved model's statements, validated once on opening. */
export function readFundamentals(snapshot: unknown): Result<CompanyFundamentals> {
  const read = readStatementSnapshot(snapshot);
  if (!read.ok) return read;
  const { version: _version, ...fundamentals } = read.value;
  return { ok: true, value: fundamentals };
}
