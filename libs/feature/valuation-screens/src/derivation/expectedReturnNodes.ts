import {
  impliedReturn,
  returnToTarget,
  targetPrice,
  withRate,
  type Valuation,
} from '@finance-analyst/valuation';
import { methodViewOf } from '../method/methodViewOf.js';
import { figureFormat } from '../model/figureFormat.js';
import { localFigure } from '../model/localFigure.js';
import type { DerivationNode } from './DerivationNode.js';
import { messages } from './messages.js';
import { modelNode, withoutNotes } from './modelNode.js';
import { priceNodes } from './priceNodes.js';
import type { Writing } from './Writing.js';

const rate = { kind: 'rate', precision: 1 } as const;

const computed = (
  node: Pick<DerivationNode, 'key' | 'label' | 'formula' | 'figure' | 'format' | 'children'>,
): DerivationNode => ({ ...node, choice: null, notes: [], kind: 'computed' });

/** The return that the price implies: the model in which that rate discounts, beside the price. */
export function expectedReturnNode(valuation: Valuation, writing: Writing): DerivationNode {
  const key = 'expected-return';
  const implied = impliedReturn(valuation);
  const { rateName } = methodViewOf(valuation.body.template).words;
  return {
    ...computed({
      key,
      label: messages.expectedReturn,
      formula: messages.expectedReturnFormula(rateName),
      figure: implied,
      format: rate,
      children: () => [
        ...(implied.ok
          ? [
              withoutNotes(
                modelNode(withRate(valuation, implied.value), writing, { name: 'value_per_share' }, key),
              ),
            ]
          : []),
        ...priceNodes(valuation, writing, key),
      ],
    }),
    notes: [messages.allElseEqual],
  };
}

/** Actual days over 365 between two days. */
const yearsNode = (
  key: string,
  { formatDate }: Writing['formatting'],
  { from, to, years }: { readonly from: string; readonly to: string; readonly years: number },
): DerivationNode =>
  computed({
    key: `${key}/years`,
    label: messages.yearsBetween(formatDate(from), formatDate(to)),
    formula: messages.yearsFormula,
    figure: { ok: true, value: years },
    format: { kind: 'number', precision: 2 },
    children: () => [],
  });

/** The value per share that the cost of equity carries forward to the target date. */
export function targetPriceNode(valuation: Valuation, writing: Writing, parentKey = ''): DerivationNode {
  const key = `${parentKey}target-price`;
  const { formatting } = writing;
  const target = targetPrice(valuation);
  return computed({
    key,
    label: target.ok ? messages.targetPriceOn(formatting.formatDate(target.day)) : messages.targetPrice,
    formula: messages.targetPriceFormula,
    figure: localFigure(target, formatting),
    format: figureFormat('per_share', { currency: valuation.body.currency }),
    children: () => [
      // A buyout has no cost of equity, which is the reason that it has no target price.
      ...['value_per_share', 'cost_of_equity'].flatMap((name) =>
        valuation.model.itemByName.has(name) ? [modelNode(valuation, writing, { name }, key)] : [],
      ),
      ...(target.ok
        ? [yearsNode(key, formatting, { from: target.from.day, to: target.day, years: target.from.years })]
        : []),
    ],
  });
}

/** The return of buying at the price and selling at the target price. */
export function returnToTargetNode(valuation: Valuation, writing: Writing): DerivationNode {
  const key = 'return-to-target';
  const { formatting } = writing;
  const found = returnToTarget(valuation);
  return computed({
    key,
    label: messages.returnToTarget,
    formula: messages.returnToTargetFormula,
    figure: localFigure(found, formatting),
    format: rate,
    children: () => [
      targetPriceNode(valuation, writing, `${key}/`),
      ...priceNodes(valuation, writing, key),
      ...(found.ok ? [yearsNode(key, formatting, found)] : []),
    ],
  });
}
