import { parseArgs } from 'node:util';
import { priceImportQuerySchema, type PriceImportQuery } from '@finance-analyst/contracts';
import type { Result } from '@finance-analyst/foundation';

export interface ImportRequest {
  readonly file: string;
  readonly query: PriceImportQuery;
}

export const usage = 'npm run import -- prices <file.csv> --symbol AAPL [--currency USD] [--exchange XNAS]';

const options = {
  symbol: { type: 'string' },
  currency: { type: 'string' },
  exchange: { type: 'string' },
} as const;

/** What the command line asks for. */
export function readImportArguments(words: readonly string[]): Result<ImportRequest> {
  let parsed;
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    return { ok: false, reason: `${(error as Error).message}\nUse: ${usage}` };
  }
  const [subject, file, ...more] = parsed.positionals;
  if (subject !== 'prices' || file === undefined || more.length > 0)
    return { ok: false, reason: `Use: ${usage}` };
  const query = priceImportQuerySchema.safeParse(parsed.values);
  if (query.success) return { ok: true, value: { file, query: query.data } };
  const problems = query.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`);
  return { ok: false, reason: [...problems, `Use: ${usage}`].join('\n') };
}
