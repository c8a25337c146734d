import { editInScenario, inScenario, setAssumption } from '@finance-analyst/valuation';
import { expect, it } from 'vitest';
import { exampleCompanyDocument } from '../testing/exampleCompany.js';
import { messages } from './messages.js';
import { whoSetIt } from './whoSetIt.js';

it('[VALUATION-SCREENS-614] names the analyst for what the analyst set, and the scenario for what it sets', () => {
  const { body } = exampleCompanyDocument();
  const seen = inScenario(
    editInScenario(body, 'optimistic', (shown) => setAssumption(shown, 'beta', 1.4)),
    'optimistic',
  );
  const saidOf = (id: string) =>
    seen.assumptions.filter((row) => row.id === id).map((row) => whoSetIt(row, 'Why'));
  expect(saidOf('beta')).toEqual([messages.yourAssumption('Why')]);
  expect(saidOf('operating_margin@2030-12-31')).toEqual([messages.scenarioDefault('Why')]);
  expect(saidOf('risk_free_rate')).toEqual(['Why']);
});
