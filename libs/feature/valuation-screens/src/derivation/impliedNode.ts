import {
  headlineOf,
  impliedDrivers,
  withDriver,
  withImplied,
  type Valuation,
} from '@finance-analyst/valuation';
import { impliedDriverWords } from '../implied/impliedDriverWords.js';
import { impliedWordsOf } from '../method/impliedWordsOf.js';
import type { ExplainTarget } from '../model/ExplainTarget.js';
import { figureFormat } from '../model/figureFormat.js';
import { localFigure } from '../model/localFigure.js';
import type { DerivationNode } from './DerivationNode.js';
import { messages } from './messages.js';
import { solvedNode } from './solvedNode.js';
import type { Writing } from './Writing.js';

/** A driver that the price, or the model's own value, implies: the model with it, down to its filings, and the price. */
export function impliedNode(
  valuation: Valuation,
  writing: Writing,
  { driver, by }: Extract<ExplainTarget, { kind: 'implied' }>,
): DerivationNode {
  const { formatting } = writing;
  const answer = impliedDrivers(valuation).find((each) => each.driver === driver);
  const found = by === 'price' ? answer?.byPrice : answer?.byValue;
  const words = impliedDriverWords(valuation, driver, formatting);
  const own = valuation.evaluator.read('value_per_share');
  const perShare = figureFormat('per_share', { currency: valuation.body.currency });
  return solvedNode(valuation, writing, {
    key: `implied/${driver}/${by}`,
    label: messages.impliedBy[by](words.label),
    formula: messages.impliedFormula[by](words.driver),
    figure: found ? localFigure(found, formatting) : null,
    format: words.format,
    notes: by === 'value' && own.ok ? [messages.solvedFor(formatting.format(own.value, perShare))] : [],
    withFigure: (figure) => withDriver(valuation, driver, figure, by),
    isForPrice: by === 'price',
  });
}

/** What the headline says that the price implies, in the terms of the method. */
export function impliedByPriceNode(valuation: Valuation, writing: Writing): DerivationNode {
  const words = impliedWordsOf(valuation.body);
  return solvedNode(valuation, writing, {
    key: 'implied-by-price',
    label: words.impliedByPrice,
    formula: messages.impliedByPriceFormula(words.impliedDriver, words.isImpliedYearly),
    figure: headlineOf(valuation).impliedGrowth,
    format: words.impliedFormat,
    withFigure: (figure) => withImplied(valuation, figure),
    isForPrice: true,
  });
}
