import { parseArgs } from 'node:util';
import {
  priceImportQuerySchema,
  priceRemovalQuerySchema,
  type PriceImportQuery,
  type PriceRemovalQuery,
} from '@finance-analyst/contracts';
import type { Result } from '@finance-analyst/foundation';

export type ImportRequest =
  | { readonly kind: 'import'; readonly file: string; readonly query: PriceImportQuery }
  | { readonly kind: 'remove'; readonly query: PriceRemovalQuery };

export const usage = `npm run import -- prices <file.csv> --symbol AAPL [--currency USD] [--exchange XNAS]
  or npm run import -- prices --remove --symbol AAPL [--exchange XNAS]`;

const options = {
  symbol: { type: 'string' },
  currency: { type: 'string' },
  exchange: { type: 'string' },
  remove: { type: 'boolean' },
} as const;

/** The parsed command line. */
export function readImportArguments(words: readonly string[]): Result<ImportRequest> {
  let parsed;
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    return { ok: false, reason: `${(error as Error).message}\nUse: ${usage}` };
  }
  const [subject, file, ...more] = parsed.positionals;
  const { remove = false, ...values } = parsed.values;
  if (subject !== 'prices' || remove !== (file === undefined) || more.length > 0)
    return { ok: false, reason: `Use: ${usage}` };
  if (file === undefined)
    return requestOf(priceRemovalQuerySchema.safeParse(values), (query) => ({ kind: 'remove', query }));
  return requestOf(priceImportQuerySchema.safeParse(values), (query) => ({ kind: 'import', file, query }));
}

type Checked<Query> =
  | { readonly success: true; readonly data: Query }
  | {
      readonly success: false;
      readonly error: {
        readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
      };
    };

function requestOf<Query>(
  checked: Checked<Query>,
  withQuery: (query: Query) => ImportRequest,
): Result<ImportRequest> {
  if (checked.success) return { ok: true, value: withQuery(checked.data) };
  const problems = checked.error.issues.map(({ path, message }) =>
    path.length === 0 ? message : `--${path.join('.')}: ${message}`,
  );
  return { ok: false, reason: [...problems, `Use: ${usage}`].join('\n') };
}
