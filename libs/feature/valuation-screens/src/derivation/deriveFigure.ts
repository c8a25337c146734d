import { amountScaleOf, headlineOf, type Valuation } from '@finance-analyst/valuation';
import { daysApart } from '../headline/daysApart.js';
import type { ForecastRow } from '../method/ForecastRow.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { pastFigure } from '../method/pastFigure.js';
import { signed } from '../method/signed.js';
import type { ExplainTarget } from '../model/ExplainTarget.js';
import { figureFormat } from '../model/figureFormat.js';
import type { DerivationNode } from './DerivationNode.js';
import { expectedReturnNode, returnToTargetNode, targetPriceNode } from './expectedReturnNodes.js';
import { impliedByPriceNode, impliedNode } from './impliedNode.js';
import { messages } from './messages.js';
import { filedFigures, modelNode, signedFormula, signOf } from './modelNode.js';
import { pastPeriod } from './pastPeriod.js';
import { priceNodes } from './priceNodes.js';
import { readableFormula } from './readableFormula.js';
import type { DerivationFormatting, Writing } from './Writing.js';

/** The derivation of any figure on the screen, from the model's formulas down to the filings. */
export function deriveFigure(
  valuation: Valuation,
  target: ExplainTarget,
  formatting: DerivationFormatting,
): DerivationNode {
  const writing = { scale: amountScaleOf(valuation), formatting };
  switch (target.kind) {
    case 'upside':
      return upsideNode(valuation, writing);
    case 'implied':
      return impliedNode(valuation, writing, target);
    case 'implied-by-price':
      return impliedByPriceNode(valuation, writing);
    case 'expected-return':
      return expectedReturnNode(valuation, writing);
    case 'target-price':
      return targetPriceNode(valuation, writing);
    case 'return-to-target':
      return returnToTargetNode(valuation, writing);
    case 'model': {
      const { name, period } = target;
      return modelNode(valuation, writing, { name, ...(period === undefined ? {} : { period }) }, '');
    }
    case 'history':
      return historyNode(valuation, writing, target);
  }
}

/** Value against price, with a note that they are of two dates. */
function upsideNode(valuation: Valuation, writing: Writing): DerivationNode {
  const { formatDate } = writing.formatting;
  const key = 'upside';
  const apart = daysApart(valuation);
  return {
    key,
    label: messages.upside,
    formula: messages.upsideFormula,
    figure: headlineOf(valuation).upside,
    choice: null,
    format: { kind: 'rate', precision: 1, sign: 'always' },
    notes: apart
      ? [
          messages.daysApart(
            formatDate(apart.valueDay),
            methodViewOf(valuation.body.template).valueDayIs,
            formatDate(apart.priceDay),
            apart.valueDay < apart.priceDay,
          ),
        ]
      : [],
    kind: 'computed',
    children: () => [
      modelNode(valuation, writing, { name: 'value_per_share' }, key),
      ...priceNodes(valuation, writing, key),
    ],
  };
}

/** How a figure of the past was computed; null for a filed one that is shown as it was filed. */
function historyFormula(
  valuation: Valuation,
  row: ForecastRow | undefined,
  formula: string | null,
): string | null {
  if (formula === null) return signOf(row).sign === 1 ? null : signedFormula(row, messages.asFiled);
  return signedFormula(row, readableFormula(valuation, formula));
}

function historyNode(
  shown: Valuation,
  writing: Writing,
  { line, period }: Extract<ExplainTarget, { kind: 'history' }>,
): DerivationNode {
  const { year, valuation } = pastPeriod(shown, period);
  if (year && year.modelPeriod !== null)
    return modelNode(valuation, writing, { name: line, period: year.modelPeriod }, 'history');
  const figure = year && pastFigure(year, line);
  const row = methodViewOf(valuation.body.template).forecastRows.find(({ history }) => history === line);
  const key = `history/${line}@${period}`;
  return {
    key,
    label: `${row?.fullLabel ?? line}, ${period}`,
    formula: figure?.ok ? historyFormula(valuation, row, figure.formula) : null,
    figure: figure ? signed(signOf(row), figure) : { ok: false, reason: messages.notInModel(period) },
    choice: null,
    format: figureFormat(row?.unit === 'rate' ? 'rate' : 'amount', {
      currency: valuation.body.currency,
      scale: writing.scale,
    }),
    notes: [],
    kind: 'computed',
    children: () =>
      figure?.ok
        ? filedFigures(
            valuation,
            writing,
            figure.sources.map((source) => ({ line: source.line, period: source.period })),
            key,
          )
        : [],
  };
}
