import type { RowKind } from './RowKind.js';

/** What the row of a kind must have. */
export interface RowNeeds {
  readonly instrument: 'needed' | 'possible';
  /** `in-kind`: needed with an instrument. */
  readonly quantity: 'needed' | 'in-kind' | 'possible';
  /** `cash`: needed without an instrument. `fee` and `tax` can be in the field of that name. */
  readonly gross: 'needed' | 'cash' | 'possible' | 'fees' | 'taxes';
  readonly mayBeNegative?: true;
}

const trade: RowNeeds = { instrument: 'needed', quantity: 'needed', gross: 'needed' };
const action: RowNeeds = { instrument: 'needed', quantity: 'possible', gross: 'possible' };

export const rowNeeds: Readonly<Record<RowKind, RowNeeds>> = {
  buy: trade,
  sell: trade,
  short: trade,
  cover: trade,
  dividend: { instrument: 'needed', quantity: 'possible', gross: 'needed', mayBeNegative: true },
  interest: { instrument: 'possible', quantity: 'possible', gross: 'needed', mayBeNegative: true },
  fee: { instrument: 'possible', quantity: 'possible', gross: 'fees', mayBeNegative: true },
  tax: { instrument: 'possible', quantity: 'possible', gross: 'taxes', mayBeNegative: true },
  deposit: { instrument: 'possible', quantity: 'in-kind', gross: 'needed' },
  withdrawal: { instrument: 'possible', quantity: 'in-kind', gross: 'cash' },
  transfer: { instrument: 'possible', quantity: 'in-kind', gross: 'cash' },
  exchange: { instrument: 'possible', quantity: 'possible', gross: 'needed' },
  split: action,
  merger: action,
  'spin-off': action,
  'return-of-capital': { instrument: 'needed', quantity: 'possible', gross: 'needed' },
  bonus: action,
  rights: action,
  valuation: action,
};
