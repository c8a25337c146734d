import { formulaInWords } from '@finance-analyst/valuation';
import { computedNode } from '../derivation/computedNode.js';
import type { DerivationNode } from '../derivation/DerivationNode.js';
import { modelNode, withoutNotes } from '../derivation/modelNode.js';
import { yearsFormat, yearsNode } from '../derivation/yearsNode.js';
import { messages } from './messages.js';
import { rateLineOf, type ShownMethod } from './ShownMethod.js';

/** The years by which a value at the balance date is carried forward, and what they are made of. */
export function carriedNode(parentKey: string, shown: ShownMethod): DerivationNode {
  const { valuation, answer, writing } = shown;
  const { years, yearsEarlier } = answer.carried;
  const key = `${parentKey}/carried`;
  const day = (name: string): string => String(valuation.rows.get(name)?.value ?? '');
  const dates = yearsNode(key, writing.formatting, {
    from: day('balance_date'),
    to: day('valuation_date'),
    years,
  });
  const between = dates.label.replace(/^Y/u, 'y');
  return {
    ...computedNode(
      key,
      messages.years,
      yearsEarlier === 0 ? between : messages.yearsFormula(between),
      { ok: true, value: years + yearsEarlier },
      yearsFormat,
    ),
    children: () => [dates, ...(yearsEarlier === 0 ? [] : [earlierNode(key, between, shown)])],
  };
}

/** How much earlier cash arrives in the model than at the ends of years, from which the other methods discount. */
function earlierNode(parentKey: string, between: string, shown: ShownMethod): DerivationNode {
  const { answer } = shown;
  const { yearsEarlier, levelCash } = answer.carried;
  const key = `${parentKey}/earlier`;
  const node = computedNode(key, messages.earlier, null, { ok: true, value: yearsEarlier }, yearsFormat, [
    levelCash === undefined ? messages.halfYear : messages.asInPeriods,
  ]);
  if (levelCash === undefined) return node;
  const rate = formulaInWords(answer.model, rateLineOf(answer));
  return {
    ...node,
    formula: messages.earlierFormula(rate, between),
    children: () => [levelCashNode(key, levelCash, shown)],
  };
}

/** What 1 a year is worth in the periods of the model, with the length and time of each. */
function levelCashNode(
  parentKey: string,
  levelCash: number,
  { valuation, writing }: ShownMethod,
): DerivationNode {
  const key = `${parentKey}/level`;
  const formula =
    'sum(period_length / (1 + wacc) ^ discount_years) + 1 / wacc / (1 + wacc) ^ last(discount_years)';
  return {
    ...computedNode(
      key,
      messages.levelCash,
      formulaInWords(valuation.model, formula),
      { ok: true, value: levelCash },
      yearsFormat,
    ),
    children: () =>
      Array.from({ length: valuation.body.years }, (_, index) =>
        ['period_length', 'discount_years'].map((name) =>
          withoutNotes(modelNode(valuation, writing, { name, period: index + 1 }, key)),
        ),
      ).flat(),
  };
}
