import { createDocument, newPortfolioBody, type PortfolioBody } from '@finance-analyst/documents';
import { isoDate, type LedgerRow } from '@finance-analyst/portfolio';

/** Today of the stage, a Friday. */
export const stageNow = new Date(2026, 10, 27, 18);

const lastDay = 20_784;
const dayCount = 1_200;

/** The weekdays of the stage, up to today. */
export const stageDays: readonly number[] = Array.from(
  { length: dayCount },
  (_, at) => lastDay - dayCount + 1 + at,
).filter((day) => (day + 3) % 7 < 5);

/** A price that grows with a wave of its own. */
export const stagePrice = (symbol: string, day: number): number => {
  const at = day - lastDay + dayCount;
  const wave = symbol.charCodeAt(0) + symbol.length;
  return Math.round((80 + at * 0.03 + 12 * Math.sin(at / (20 + (wave % 17)))) * 100) / 100;
};

const first = stageDays[5] ?? 0;

/** Two accounts in two currencies, with deposits each quarter, dividends, a withdrawal and a sale. */
export function exampleBody(): PortfolioBody {
  const rows: LedgerRow[] = [];
  const add = (fields: Omit<LedgerRow, 'id' | 'entry' | 'date'>, day: number): void => {
    rows.push({ ...fields, id: `row-${rows.length + 1}`, entry: rows.length + 1, date: isoDate(day) });
  };
  const instrument = (symbol: string) => ({ symbol, market: null });
  stageDays.forEach((day, at) => {
    if (at < 5 || at % 65 !== 5) return;
    const us = { account: 'us', currency: 'USD' };
    const euro = { account: 'euro', currency: 'EUR' };
    add({ ...us, kind: 'deposit', gross: '5000' }, day);
    add(
      {
        ...us,
        kind: 'buy',
        instrument: instrument('ACME'),
        quantity: '40',
        price: String(stagePrice('ACME', day)),
        fees: '4.50',
      },
      day,
    );
    add({ ...us, kind: 'dividend', instrument: instrument('ACME'), gross: '35', taxes: '5.25' }, day + 1);
    add({ ...euro, kind: 'deposit', gross: '2000' }, day);
    add(
      {
        ...euro,
        kind: 'buy',
        instrument: instrument('ROUE'),
        quantity: '20',
        price: String(stagePrice('ROUE', day)),
      },
      day,
    );
    if (at % 260 === 200)
      add(
        {
          ...us,
          kind: 'sell',
          instrument: instrument('ACME'),
          quantity: '30',
          price: String(stagePrice('ACME', day)),
        },
        day,
      );
    if (at > 600 && at % 260 === 5) add({ ...us, kind: 'withdrawal', gross: '2500' }, day);
  });
  return {
    ...newPortfolioBody('USD'),
    accounts: [
      { id: 'us', name: 'US broker', currency: 'USD', opened: isoDate(first), lotMethod: 'fifo' },
      { id: 'euro', name: 'Euro broker', currency: 'EUR', opened: isoDate(first), lotMethod: 'fifo' },
    ],
    instruments: [
      {
        id: 'ACME',
        symbol: 'ACME',
        market: null,
        name: 'Acme Instruments',
        isin: null,
        currency: 'USD',
        sector: 'Technology',
      },
      {
        id: 'ROUE',
        symbol: 'ROUE',
        market: null,
        name: 'Roue Mobilité',
        isin: null,
        currency: 'EUR',
        sector: 'Industrials',
      },
    ],
    rows,
  };
}

/** A portfolio document. */
export const examplePortfolio = (
  id = 'example',
  body: PortfolioBody = exampleBody(),
  title = 'Family savings',
) => createDocument({ kind: 'portfolio', id, ownerId: 'analyst', title, now: stageNow.toISOString(), body });
