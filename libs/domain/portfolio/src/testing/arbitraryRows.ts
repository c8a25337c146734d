import fc from 'fast-check';
import { isoDate } from '../calendar/isoDate.js';
import type { LedgerInstrument } from '../row/LedgerInstrument.js';
import type { LedgerRow } from '../row/LedgerRow.js';
import type { RowKind } from '../row/RowKind.js';
import { acme, other } from './rowsOf.js';

const cents = (most: number): fc.Arbitrary<string> => fc.nat(most).map((amount) => (amount / 100).toFixed(2));

const quantity = fc.oneof(
  fc.integer({ min: 1, max: 60 }).map(String),
  fc.integer({ min: 1, max: 99_999 }).map((units) => (units / 1000).toFixed(3)),
  fc.constantFrom('0.000000000001', '12.345678901234', '40000000'),
);

interface Draw {
  readonly kind: RowKind;
  readonly day: number;
  readonly account: string;
  readonly instrument: LedgerInstrument;
  readonly quantity: string;
  readonly gross: string;
  readonly fees: string;
  readonly taxes: string;
  readonly ratio: { readonly received: string; readonly held: string };
  readonly share: string;
}

const draw = (kinds: readonly RowKind[]): fc.Arbitrary<Draw> =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    // Few days, so that many rows share one.
    day: fc.integer({ min: 19_700, max: 19_760 }),
    account: fc.constantFrom('main', 'second'),
    instrument: fc.constantFrom(acme, other),
    quantity,
    gross: cents(500_000),
    fees: cents(500),
    taxes: cents(500),
    ratio: fc.constantFrom(
      { received: '2', held: '1' },
      { received: '3', held: '2' },
      { received: '1', held: '3' },
    ),
    share: fc.constantFrom('0', '0.125', '0.3333'),
  });

function fieldsOf({ kind, account, instrument, quantity: q, gross, ratio, share }: Draw): Partial<LedgerRow> {
  const otherInstrument = instrument === acme ? other : acme;
  const otherAccount = account === 'main' ? 'second' : 'main';
  switch (kind) {
    case 'buy':
    case 'sell':
    case 'short':
    case 'cover':
      return { instrument, quantity: q, gross };
    case 'transfer':
      return q.length % 2 === 0 ? { instrument, quantity: q, otherAccount } : { gross, otherAccount };
    case 'exchange':
      return { gross, otherCurrency: 'JPY', otherAmount: String(Math.round(Number(gross) * 150)) };
    case 'split':
    case 'bonus':
      return { instrument, ratio };
    case 'spin-off':
      return { instrument, otherInstrument, ratio, costShare: share };
    case 'rights':
      return { instrument, otherInstrument, ratio };
    case 'merger':
      return q.length % 2 === 0 ? { instrument, gross } : { instrument, otherInstrument, ratio };
    case 'valuation':
      return { instrument, price: gross };
    case 'dividend':
    case 'return-of-capital':
      return { instrument, gross };
    default:
      return { gross };
  }
}

/** A ledger of accounts `main` and `second` in dollars; many of its rows are refused, as they sell what is not held. */
export const arbitraryRows = (
  kinds: readonly RowKind[],
  maxLength = 40,
): fc.Arbitrary<readonly LedgerRow[]> =>
  fc.array(draw(kinds), { minLength: 1, maxLength }).map((draws) =>
    draws.map((drawn, place) => ({
      id: `r${String(place)}`,
      account: drawn.account,
      kind: drawn.kind,
      date: isoDate(drawn.day),
      // Also equal ones, as two devices give.
      entry: place >> 1,
      currency: 'USD',
      ...(drawn.kind === 'valuation' ? {} : { fees: drawn.fees, taxes: drawn.taxes }),
      ...fieldsOf(drawn),
    })),
  );
