import type { InputValues } from '@finance-analyst/model-engine';
import { describe, expect, it } from 'vitest';
import { evaluateTemplate } from '../testing/evaluateTemplate.js';
import { earningsPowerTemplate as template } from './earningsPowerTemplate.js';

const years = 50;
const evaluate = (inputs: InputValues) =>
  evaluateTemplate(template, { tax_rate: 0, wacc_method: 'given', shares_outstanding: 1, ...inputs }, years);

/** The value of growth that never ends: what it adds after the forecast is what it adds in it, grown and discounted. */
function endlessGrowth(
  inputs: InputValues & { readonly growth: number; readonly given_wacc: number },
): number {
  const ratio = ((1 + inputs.growth) / (1 + inputs.given_wacc)) ** years;
  return evaluate(inputs).number('growth_value') / (1 - ratio);
}

describe('published earnings power values', () => {
  // Sweet Value Lab, "Walmart Inc.", earnings power value, sweetvaluelab.com/WMT/valuation/epv: in millions of dollars. Its rate
  // is printed as 6.7%, with 1.5 points to either side.
  it('[VALUATION-464] has the equity bridge and the value per share of a published one, at three rates', () => {
    const [earnings, value] = [18_784, 278_837];
    const at = (shift: number) =>
      evaluate({
        base_revenue: earnings,
        normal_margin: 1,
        given_wacc: earnings / value + shift,
        debt: 56_368,
        shares_outstanding: 8022,
      });
    expect(((earnings / value) * 100).toFixed(1)).toBe('6.7');
    // Earnings and value are printed to one, so that the value at another rate is known to this.
    const known = (other: number) => 0.5 + other * (0.5 / earnings + (0.5 / value) * (other / value));
    for (const [shift, enterprise, equity, perShare] of [
      [0, 278_837, 222_469, '27.73'],
      [0.015, 228_056, 171_688, '21.40'],
      [-0.015, 358_710, 302_342, '37.69'],
    ] as const) {
      const evaluator = at(shift);
      expect(known(enterprise)).toBeLessThan(12);
      expect(Math.abs(evaluator.number('earnings_power_value') - enterprise)).toBeLessThan(known(enterprise));
      expect(Math.abs(evaluator.number('equity_value') - equity)).toBeLessThan(known(enterprise));
      expect(evaluator.number('value_per_share').toFixed(2)).toBe(perShare);
    }
  });

  // Vembunarayanan, "What Is Growth Worth?", janav.wordpress.com, 10 July 2015: capital of 100 earns 10 at a cost of 12%, and
  // grows by 5% a year or not at all.
  it('[VALUATION-464] has the value of a published company without growth and of one that grows below its cost', () => {
    const company = { base_revenue: 10, normal_margin: 1, given_wacc: 0.12, return_on_new_capital: 0.1 };
    const power = evaluate({ ...company, asset_value: 100 });
    expect(power.number('earnings_power_value').toFixed(2)).toBe('83.33');
    expect(power.number('franchise_value').toFixed(2)).toBe('-16.67');
    const growth = endlessGrowth({ ...company, growth: 0.05 });
    expect((power.number('earnings_power_value') + growth).toFixed(2)).toBe('71.43');
  });

  // Greenwald, Kahn, Sonkin and van Biema, Value Investing, 2001, chapter 7: a return on capital of 12%, a cost of 8%.
  it('[VALUATION-464] has the published worth of growth at a return above its cost', () => {
    const company = { base_revenue: 1, normal_margin: 1, given_wacc: 0.08, return_on_new_capital: 0.12 };
    const power = evaluate(company).number('earnings_power_value');
    expect(((endlessGrowth({ ...company, growth: 0.02 }) / power) * 100).toFixed(0)).toBe('11');
  });
});
