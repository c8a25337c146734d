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
import { computedNode } from './computedNode.js';
import type { DerivationNode } from './DerivationNode.js';
import { messages } from './messages.js';
import { modelNode } from './modelNode.js';
import { priceNodes } from './priceNodes.js';
import { solvedNode } from './solvedNode.js';
import type { Writing } from './Writing.js';
import { yearsNode } from './yearsNode.js';

const rate = { kind: 'rate', precision: 1 } as const;

/** The return that the price implies: the model in which that rate discounts, beside the price. */
export function expectedReturnNode(valuation: Valuation, writing: Writing): DerivationNode {
  const { rateName } = methodViewOf(valuation.body.template).words;
  return solvedNode(valuation, writing, {
    key: 'expected-return',
    label: messages.expectedReturn,
    formula: messages.expectedReturnFormula(rateName),
    figure: impliedReturn(valuation),
    format: rate,
    withFigure: (figure) => withRate(valuation, figure),
    isForPrice: true,
  });
}

/** The value per share that the cost of equity carries forward to the target date. */
export function targetPriceNode(valuation: Valuation, writing: Writing, parentKey = ''): DerivationNode {
  const key = `${parentKey}target-price`;
  const { formatting } = writing;
  const target = targetPrice(valuation);
  return {
    ...computedNode(
      key,
      target.ok ? messages.targetPriceOn(formatting.formatDate(target.day)) : messages.targetPrice,
      messages.targetPriceFormula,
      localFigure(target, formatting),
      figureFormat('per_share', { currency: valuation.body.currency }),
    ),
    children: () => [
      // A buyout has no cost of equity, which is the reason that it has no target price.
      ...['value_per_share', 'cost_of_equity'].flatMap((name) =>
        valuation.model.itemByName.has(name) ? [modelNode(valuation, writing, { name }, key)] : [],
      ),
      ...(target.ok
        ? [yearsNode(key, formatting, { from: target.from.day, to: target.day, years: target.from.years })]
        : []),
    ],
  };
}

/** The return of buying at the price and selling at the target price. */
export function returnToTargetNode(valuation: Valuation, writing: Writing): DerivationNode {
  const key = 'return-to-target';
  const { formatting } = writing;
  const found = returnToTarget(valuation);
  return {
    ...computedNode(
      key,
      messages.returnToTarget,
      messages.returnToTargetFormula,
      localFigure(found, formatting),
      rate,
    ),
    children: () => [
      targetPriceNode(valuation, writing, `${key}/`),
      ...priceNodes(valuation, writing, key),
      ...(found.ok ? [yearsNode(key, formatting, found)] : []),
    ],
  };
}
