import { createEvaluator, type InputValues } from '@finance-analyst/model-engine';
import { describe, expect, it } from 'vitest';
import { freeCashFlowToFirm2Example as example } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Example.js';
import { freeCashFlowToFirm2Model } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Model.js';
import { freeCashFlowToFirm2Source } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Source.js';
import { freeCashFlowToFirm3Model } from '../free-cash-flow-to-firm-3/freeCashFlowToFirm3Model.js';
import { leveragedBuyout3Model } from '../leveraged-buyout-3/leveragedBuyout3Model.js';
import { valuationOf, exampleCompanyModel } from '../testing/exampleCompanyModel.js';
import { withIncrementalReturn } from './withIncrementalReturn.js';

const evaluate = (historicalYears: number, changes: InputValues = {}) => {
  const inputs = Object.entries(example).map(([name, figure]) => [
    name,
    name.startsWith('reported_') && Array.isArray(figure) ? figure.slice(-historicalYears) : figure,
  ]);
  const created = createEvaluator(freeCashFlowToFirm2Model(5, historicalYears), {
    ...(Object.fromEntries(inputs) as InputValues),
    ...changes,
  });
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  return created.evaluator;
};

describe('incremental ROIC', () => {
  it('[VALUATION-437] is the increase in NOPAT over that in opening invested capital, of three years', () => {
    const { evaluator, history } = valuationOf(exampleCompanyModel().body);
    const rate = (period: number): number => {
      const change = (line: string): number =>
        evaluator.number(line, period) - evaluator.number(line, period - 3);
      return change('annual_nopat') / change('opening_invested_capital');
    };
    const { length } = history;
    for (let period = 5 - length; period <= 5; period += 1) {
      expect(rate(period)).not.toBeNaN();
      expect(evaluator.number('incremental_roic', period)).toBeCloseTo(rate(period), 12);
    }
    const last = evaluator.number('annual_nopat', 0) - evaluator.number('annual_nopat', -3);
    const added = evaluator.number('invested_capital', -1) - evaluator.number('invested_capital', -4);
    expect(evaluator.number('incremental_roic', 0)).toBeCloseTo(last / added, 12);
  });

  it('[VALUATION-438] has the reason where the years before are missing or capital did not grow', () => {
    const { evaluator, history } = valuationOf(exampleCompanyModel().body);
    const first = evaluator.read('incremental_roic', 1 - history.length);
    expect(first.ok ? '' : first.reason).toContain('no figure before the first historical year');
    const constant = evaluate(1, { revenue_growth: 0 }).read('incremental_roic', 5);
    expect(constant.ok ? '' : constant.reason).toMatch(/ requires opening invested capital /u);
    for (const historicalYears of [1, 2]) {
      const growing = evaluate(historicalYears, { revenue_growth: 0.1 });
      const available = [1, 2, 3, 4, 5].filter((period) => growing.read('incremental_roic', period).ok);
      // Opening capital is that of the year before.
      expect(available[0]).toBe(5 - historicalYears);
    }
  });

  it('[VALUATION-439] is a line of every version from 2 on, and of no other model', () => {
    for (const model of [freeCashFlowToFirm2Model, freeCashFlowToFirm3Model])
      expect(model(5, 2).itemByName.has('incremental_roic')).toBe(true);
    expect(leveragedBuyout3Model(5, 2).itemByName.has('incremental_roic')).toBe(false);
    const once = withIncrementalReturn(freeCashFlowToFirm2Source, 5);
    expect(withIncrementalReturn(once, 5)).toBe(once);
  });
});
