import { isSameInstrument, pastDayOf, writeSymbol } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { HoldingPrice, LedgerInstrument } from '@finance-analyst/portfolio';
import type { DocumentRow } from '@finance-analyst/workspace';
import type { HoldingRow } from '../holdings/HoldingRow.js';
import type { CompanyModel, HoldingValuation, PortfolioUpside } from './HoldingValuation.js';
import { messages } from './messages.js';

type ModelRow = Pick<
  DocumentRow,
  'id' | 'title' | 'instruments' | 'currency' | 'headline' | 'createdAt' | 'updatedAt'
>;

type Held = Pick<HoldingRow, 'holdings' | 'value'>;

/** An instrument at its last price, in each account that holds it. */
export interface Priced {
  readonly holdings: readonly {
    readonly instrument: LedgerInstrument;
    readonly price: Pick<HoldingPrice, 'price' | 'currency'> | null;
  }[];
}

const no = (reason: string) => ({ ok: false, reason }) as const;

/** The value in a model's row, as of today. */
function valueIn({ headline, createdAt }: ModelRow): Result<number> {
  if (!headline) return no(messages.notComputed);
  const pastDay = pastDayOf({ createdAt, body: headline });
  return pastDay === null ? headline.valuePerShare : no(messages.pastValue(pastDay));
}

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** What the newest model of a holding's company says at its last price; null without a model. */
export function valuationOfHolding(
  { holdings }: Priced,
  models: readonly ModelRow[],
): HoldingValuation | null {
  const [holding] = holdings;
  if (!holding) return null;
  const own = models.filter(({ instruments: [company] }) =>
    company ? isSameInstrument(company, holding.instrument) : false,
  );
  const newest = own.toSorted((a, b) => compare(b.updatedAt, a.updatedAt) || compare(a.id, b.id))[0];
  const company = newest?.instruments[0];
  if (!newest || !company) return null;
  const model: CompanyModel = {
    id: newest.id,
    title: newest.title,
    symbol: writeSymbol(company),
    valuePerShare: valueIn(newest),
    currency: newest.currency ?? '',
    savedAt: newest.updatedAt,
    isSample: newest.headline?.statementsSource === 'sample',
  };
  const ratio = ratioOf(model, holding.price);
  return {
    model,
    others: own.length - 1,
    priceToValue: ratio,
    upside: ratio.ok ? { ok: true, value: 1 / ratio.value - 1 } : ratio,
  };
}

function ratioOf(
  { valuePerShare, currency }: CompanyModel,
  price: Priced['holdings'][number]['price'],
): Result<number> {
  if (!valuePerShare.ok) return valuePerShare;
  if (!price) return no(messages.noPrice);
  if (price.currency !== currency) return no(messages.otherCurrency(price.currency, currency));
  if (valuePerShare.value <= 0) return no(messages.notPositive);
  return price.price > 0 ? { ok: true, value: price.price / valuePerShare.value } : no(messages.noPrice);
}

/** The upside of long holdings with a model, weighted by their value, and what share of the value of all they are. */
export function portfolioUpside(
  rows: readonly Held[],
  valuationOf: (row: Held) => Pick<HoldingValuation, 'upside'> | null,
): PortfolioUpside {
  let whole = 0;
  let covered = 0;
  let gain = 0;
  for (const row of rows) {
    if (!row.value.ok || row.value.value <= 0) continue;
    whole += row.value.value;
    const upside = valuationOf(row)?.upside;
    if (!upside?.ok) continue;
    covered += row.value.value;
    gain += row.value.value * upside.value;
  }
  return {
    upside: covered > 0 ? { ok: true, value: gain / covered } : no(messages.noModel),
    coverage: whole > 0 ? { ok: true, value: covered / whole } : no(messages.noValue),
  };
}
