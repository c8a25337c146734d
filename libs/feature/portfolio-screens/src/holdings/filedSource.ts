import type { Provenance } from '@finance-analyst/figures';
import type { Holding } from '@finance-analyst/portfolio';
import { messages } from '../messages.js';

/** The source of figures of holdings that are valued at a price from the ledger; undefined if the market has one for each. */
export function filedSource(holdings: readonly Pick<Holding, 'price'>[]): Provenance | undefined {
  const filed = holdings.flatMap(({ price }) =>
    price?.filed ? [{ label: messages.filedAs[price.filed], asOf: price.asOf }] : [],
  );
  if (filed.length === 0) return undefined;
  const days = new Set(filed.map(({ asOf }) => asOf));
  const [day] = days;
  return {
    label: [...new Set(filed.map(({ label }) => label))].join(', '),
    ...(days.size === 1 && { asOf: day }),
  };
}
