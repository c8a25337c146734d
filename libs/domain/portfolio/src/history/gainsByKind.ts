import type { Segment } from '../contribution/Segment.js';
import type { DailyHistory } from './DailyHistory.js';

/** What a gain is made of. */
export const gainKinds = ['price', 'income', 'currency', 'fees', 'taxes'] as const;

export type GainKind = (typeof gainKinds)[number];

/** The gains of a history by kind as segments, fees and taxes below 0: `contributionToReturn` tells what each added to the return. */
export function gainsByKind(history: DailyHistory): readonly (Segment & { readonly kind: GainKind })[] {
  const nothing = new Float64Array(history.days.length);
  const columns: Readonly<Record<GainKind, Float64Array>> = {
    price: history.price,
    income: history.income,
    currency: history.currencyGain,
    fees: history.fees.map((fee) => -fee),
    taxes: history.taxes.map((tax) => -tax),
  };
  return gainKinds.map((kind) => ({ kind, values: nothing, flows: nothing, gains: columns[kind] }));
}
