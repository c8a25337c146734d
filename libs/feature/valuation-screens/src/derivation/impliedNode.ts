import { impliedDrivers, withDriver, type Valuation } from '@finance-analyst/valuation';
import { impliedDriverWords } from '../implied/impliedDriverWords.js';
import type { ExplainTarget } from '../model/ExplainTarget.js';
import { localFigure } from '../model/localFigure.js';
import type { DerivationNode } from './DerivationNode.js';
import { messages } from './messages.js';
import { modelNode, withoutNotes } from './modelNode.js';
import { priceNodes } from './priceNodes.js';
import type { Writing } from './Writing.js';

/** A driver that the price, or the model's own value, implies: the model with it, down to its filings, beside what implies it. */
export function impliedNode(
  valuation: Valuation,
  writing: Writing,
  { driver, by }: Extract<ExplainTarget, { kind: 'implied' }>,
): DerivationNode {
  const key = `implied/${driver}/${by}`;
  const answer = impliedDrivers(valuation).find((each) => each.driver === driver);
  const found = by === 'price' ? answer?.byPrice : answer?.byValue;
  const words = impliedDriverWords(valuation, driver, writing.formatting);
  const value = { name: 'value_per_share' };
  return {
    key,
    label: messages.impliedBy[by](words.label),
    formula: messages.impliedFormula[by](words.driver),
    figure: found ? localFigure(found, writing.formatting) : null,
    choice: null,
    format: words.format,
    notes: [messages.allElseEqual],
    kind: 'computed',
    children: () => [
      ...(found?.ok
        ? [withoutNotes(modelNode(withDriver(valuation, driver, found.value, by), writing, value, key))]
        : []),
      ...(by === 'price'
        ? priceNodes(valuation, writing, key)
        : [modelNode(valuation, writing, value, `${key}/own`)]),
    ],
  };
}
