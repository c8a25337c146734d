import { setAssumption } from '@finance-analyst/valuation';
import { expect, it } from 'vitest';
import { exampleDocument, exampleValuation } from '../testing/exampleModel.js';

const document = exampleDocument();
const valuation = exampleValuation({
  ...document,
  body: setAssumption(document.body, 'terminal_growth', 0.5),
});

it('[VALUATION-SCREENS-17] says why a figure is missing in the words of the screen', () => {
  const figure = valuation.evaluator.fork().read('value_per_share');
  expect(figure.ok ? '' : figure.reason).toBe(
    'Depends on terminal value, which requires cost of capital (WACC) > terminal growth',
  );
  expect(JSON.stringify(valuation.evaluator.readSeries('terminal_value'))).not.toContain('_value');
});

it('[VALUATION-SCREENS-17] says of a check that could not run what it waits for', () => {
  const check = valuation.evaluator.checks().find(({ id }) => id === 'equity_not_positive');
  expect(check).toMatchObject({ passed: false });
  expect(check?.message).toMatch(/^Equity not positive could not be checked: depends on terminal value/);
});
