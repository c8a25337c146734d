import { parseArgs } from 'node:util';
import {
  priceImportQuerySchema,
  priceRemovalQuerySchema,
  type PriceImportQuery,
  type PriceRemovalQuery,
} from '@finance-analyst/contracts';
import type { Result } from '@finance-analyst/foundation';

export type ImportRequest =
  | { readonly kind: 'import-prices'; readonly file: string; readonly query: PriceImportQuery }
  | { readonly kind: 'import-rates'; readonly file: string }
  | { readonly kind: 'remove-prices'; readonly query: PriceRemovalQuery };

export const usage = `npm run import -- prices <file.csv> --symbol AAPL [--currency USD] [--exchange XNAS]
  or npm run import -- prices --remove --symbol AAPL [--exchange XNAS]
  or npm run import -- rates <eurofxref-hist.csv>`;

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
  const isRates = subject === 'rates' && Object.keys(parsed.values).length === 0;
  if (isRates && file !== undefined && more.length === 0)
    return { ok: true, value: { kind: 'import-rates', file } };
  if (subject !== 'prices' || remove !== (file === undefined) || more.length > 0)
    return { ok: false, reason: `Use: ${usage}` };
  if (file === undefined)
    return requestOf(priceRemovalQuerySchema.safeParse(values), (query) => ({
      kind: 'remove-prices',
      query,
    }));
  return requestOf(priceImportQuerySchema.safeParse(values), (query) => ({
    kind: 'import-prices',
    file,
    query,
  }));
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
