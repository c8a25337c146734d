import type { InputValues } from '@finance-analyst/model-engine';
import { describe, expect, it } from 'vitest';
import { freeCashFlowToFirm2Example as example } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Example.js';
import { freeCashFlowToFirm2Model } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Model.js';
import { driverInputs2 } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Template.js';
import { freeCashFlowToFirm3Model } from '../free-cash-flow-to-firm-3/freeCashFlowToFirm3Model.js';
import { freeCashFlowToFirm4Model } from '../free-cash-flow-to-firm-4/freeCashFlowToFirm4Model.js';
import { faultsOf } from '../testing/faultsOf.js';

/** As many forecast years, each with the example's first figures. */
const forecastOf = (years: number): InputValues =>
  Object.fromEntries(
    Object.entries(example).flatMap(([input, value]) =>
      driverInputs2.has(input) && typeof value === 'object'
        ? [[input, Array.from({ length: years }, () => value[0])]]
        : [],
    ),
  );
/** A quarter of the first forecast year is left. */
const stub: InputValues = { balance_date: '2026-09-30', valuation_date: '2026-10-31' };

describe.each([
  ['2', freeCashFlowToFirm2Model],
  ['3', freeCashFlowToFirm3Model],
  ['4', freeCashFlowToFirm4Model],
])('Version %s', (_, model) => {
  const faults = (years: number, changes: InputValues) =>
    faultsOf(model(years, 2), { ...example, ...forecastOf(years), ...changes });

  it('[VALUATION-152] warns of a single period that is shorter than a year', () => {
    expect(faults(1, stub).failed).toContain('single_short_period');
  });

  it('[VALUATION-152] does not warn of a whole year, or where nothing is discounted from the middle', () => {
    for (const changes of [
      {},
      { ...stub, discounting: 'end_of_year' },
      { ...stub, terminal_method: 'market_multiple', exit_multiple: 8 },
    ]) {
      const { failed, all } = faults(1, changes);
      expect(all).toContain('single_short_period');
      expect(failed).not.toContain('single_short_period');
    }
  });

  it('[VALUATION-152] has no such check with more years', () => {
    expect(faults(2, stub).all).not.toContain('single_short_period');
  });
});
