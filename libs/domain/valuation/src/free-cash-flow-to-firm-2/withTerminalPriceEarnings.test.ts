import { compileModel, createEvaluator, type InputValues } from '@finance-analyst/model-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction } from '../testing/fraction.js';
import { rewordedSource } from '../templates/rewordedSource.js';
import { freeCashFlowToFirm2Example as example } from './freeCashFlowToFirm2Example.js';
import { freeCashFlowToFirm2Model } from './freeCashFlowToFirm2Model.js';
import { freeCashFlowToFirm2Source } from './freeCashFlowToFirm2Source.js';

const evaluate = (changes: InputValues) => {
  const created = createEvaluator(freeCashFlowToFirm2Model(5, 2), { ...example, ...changes });
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  return created.evaluator;
};

describe('the P/E that a terminal value implies', () => {
  it('[VALUATION-384] is that of the earnings yield where new capital earns its cost', () => {
    const rates = fc.record({
      risk_free_rate: fraction(0.02, 0.06),
      equity_risk_premium: fraction(0.03, 0.07),
      beta: fraction(0.5, 2),
      cost_of_debt: fraction(0.02, 0.07),
      debt_weight: fraction(0, 0.6),
      terminal_growth: fraction(0, 0.015),
    });
    fc.assert(
      fc.property(rates, (inputs) => {
        const evaluator = evaluate({
          ...inputs,
          wacc_method: 'build_up',
          ronic_method: 'cost_of_capital',
          terminal_method: 'value_driver',
          discounting: 'end_of_year',
        });
        expect(evaluator.number('implied_price_earnings')).toBeCloseTo(
          1 / evaluator.number('cost_of_equity'),
          9,
        );
      }),
    );
  });

  it('[VALUATION-384] has the half year of mid-year flows, as the multiples beside it have', () => {
    const inputs: InputValues = {
      ronic_method: 'cost_of_capital',
      terminal_method: 'value_driver',
      debt_weight: 0,
    };
    const [atEnds, midYear] = ['end_of_year', 'mid_year'].map((discounting) =>
      evaluate({ ...inputs, discounting }),
    );
    if (!atEnds || !midYear) throw new Error('Two models.');
    const wacc = atEnds.number('wacc');
    expect(atEnds.number('implied_price_earnings')).toBeCloseTo(1 / wacc, 9);
    for (const multiple of ['implied_price_earnings', 'implied_ebitda_multiple', 'implied_nopat_multiple'])
      expect(midYear.number(multiple) / atEnds.number(multiple)).toBeCloseTo((1 + wacc) ** 0.5, 3);
  });

  it('[VALUATION-384] equals terminal value over NOPAT without debt, whatever the terminal value is by', () => {
    for (const terminal_method of ['value_driver', 'perpetual_growth', 'market_multiple']) {
      const evaluator = evaluate({ terminal_method, debt_weight: 0, exit_multiple: 9 });
      expect(evaluator.number('implied_price_earnings')).toBeCloseTo(
        evaluator.number('terminal_value_at_end') / evaluator.number('terminal_nopat'),
        12,
      );
    }
  });

  it('[VALUATION-384] is missing with its reason where interest takes all income', () => {
    const read = evaluate({
      terminal_method: 'market_multiple',
      exit_multiple: 60,
      debt_weight: 0.9,
      cost_of_debt: 0.12,
    }).read('implied_price_earnings');
    expect(read.ok ? '' : read.reason).toBe(
      'Implied forward P/E requires net income of the year after the forecast > 0',
    );
  });

  it('[VALUATION-384] changes no figure of the released template', () => {
    const released = compileModel(rewordedSource(freeCashFlowToFirm2Source), {
      forecastPeriods: 5,
      historicalPeriods: 2,
    });
    if (!released.ok) throw new Error('does not compile');
    const plain = createEvaluator(released.model, example);
    if (!plain.ok) throw new Error('does not evaluate');
    const added = ['terminal_debt', 'terminal_net_income', 'implied_price_earnings', 'incremental_roic'];
    const names = freeCashFlowToFirm2Model(5, 2).items.map(({ name }) => name);
    expect(names.filter((name) => !added.includes(name))).toEqual(
      released.model.items.map(({ name }) => name),
    );
    const evaluator = evaluate({});
    for (const { name, shape } of released.model.lines)
      for (const period of shape === 'series' ? [1, 2, 3, 4, 5] : [undefined])
        expect(evaluator.read(name, period)).toEqual(plain.evaluator.read(name, period));
  });
});
