import type { Result } from '@finance-analyst/foundation';
import type { Valuation } from '../saved-model/Valuation.js';
import type { ClaimBridge } from './ClaimBridge.js';
import { assetItems, claimItems, netClaims } from './netClaims.js';

const pensionClaim = 'pension_claim';

/** The items of equity bridges with the sign in which they count as net claims; a method can lack some. */
const bridgeItems: readonly { readonly name: string; readonly sign: 1 | -1 }[] = [
  ...[...claimItems, pensionClaim].map((name) => ({ name, sign: 1 as const })),
  ...assetItems.map((name) => ({ name, sign: -1 as const })),
];

/** The name that a model has for an item: where minority interest can be by its income, that is beside its book value. */
const nameIn = (model: Valuation['model'], name: string): string =>
  name === 'minority_interest' && model.itemByName.has('minority_claim') ? 'minority_claim' : name;

/** The items of a model’s equity bridge, by its own names. Convertible debt counts as debt. */
export const bridgeItemsOf = ({ model }: Pick<Valuation, 'model'>): typeof bridgeItems =>
  bridgeItems
    .map(({ name, sign }) => ({ name: nameIn(model, name), sign }))
    .filter(({ name }) => model.itemByName.has(name));

/** The shares of a model, diluted but for options of its own, by the name that its method has for them. */
export const sharesItem = ({ model }: Pick<Valuation, 'model'>): string =>
  ['shares_before_options', 'diluted_shares'].find((name) => model.itemByName.has(name)) ??
  'shares_outstanding';

/** The inputs of the options of a model, where its method has them. */
export const optionItems = { count: 'options_outstanding', exercisePrice: 'exercise_price' } as const;

/** The equity bridge of a model with the analyst’s edits; items that its method does not have are 0. */
export function modelBridge({
  evaluator,
  model,
}: Pick<Valuation, 'evaluator' | 'model'>): Result<ClaimBridge> {
  const read = (name: string): Result<number> =>
    model.itemByName.has(name) ? evaluator.read(name) : { ok: true, value: 0 };
  const amounts = new Map<string, number>();
  for (const { name } of bridgeItems) {
    const figure = read(nameIn(model, name));
    if (!figure.ok) return figure;
    amounts.set(name, figure.value);
  }
  const amountOf = (name: string): number => amounts.get(name) ?? 0;
  const [shares, count, exercisePrice] = [
    sharesItem({ model }),
    optionItems.count,
    optionItems.exercisePrice,
  ].map(read) as [Result<number>, Result<number>, Result<number>];
  if (!shares.ok) return shares;
  const options =
    count.ok && exercisePrice.ok && count.value > 0
      ? { options: { count: count.value, exercisePrice: exercisePrice.value } }
      : {};
  return shares.value > 0
    ? {
        ok: true,
        value: {
          netClaims: netClaims(amountOf, amountOf(pensionClaim)),
          shares: shares.value,
          ...options,
        },
      }
    : { ok: false, reason: 'The share count is not above zero.' };
}
