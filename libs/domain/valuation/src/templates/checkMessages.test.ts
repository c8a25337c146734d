import { createEvaluator, type InputValues } from '@finance-analyst/model-engine';
import { expect, it } from 'vitest';
import { earningsPowerTemplate } from '../earnings-power/earningsPowerTemplate.js';
import { excessReturnTemplate } from '../excess-return/excessReturnTemplate.js';
import { excessReturn2Model } from '../excess-return-2/excessReturn2Model.js';
import { linkedThreeStatementsTemplate } from '../linked-three-statements/linkedThreeStatementsTemplate.js';

const growing: InputValues = { asset_growth: [0.06, 0.3, 0.05, 0.045, 0.04] };
const bankHistory: InputValues = {
  valuation_date: '2026-03-31',
  balance_date: '2025-12-31',
  first_year_end: '2026-12-31',
  ...Object.fromEntries(
    ['equity', 'assets', 'net_income', 'dividends', 'repurchases'].map((line) => [
      `reported_${line}`,
      [null],
    ]),
  ),
};

it.each([
  [
    'capital_raised',
    'of version 1',
    excessReturnTemplate.model(5),
    { ...excessReturnTemplate.example, ...growing },
    /, so dividends are (-[\d,.]+): shareholders contribute capital\./,
  ],
  [
    'capital_raised',
    'of version 2',
    excessReturn2Model(5, 1),
    { ...excessReturnTemplate.example, ...bankHistory, ...growing },
    /, so dividends are (-[\d,.]+): shareholders contribute capital\./,
  ],
  [
    'growth_destroys_value',
    'of growth below its cost',
    earningsPowerTemplate.model(5),
    { ...earningsPowerTemplate.example, return_on_new_capital: 0.06 },
    /, so the value of growth is (-[\d,.]+)\./,
  ],
  [
    'balance_sheet_off',
    'of too few assets',
    linkedThreeStatementsTemplate.model(5),
    { ...linkedThreeStatementsTemplate.example, opening_retained_earnings: 241 },
    /^Assets less liabilities and equity are (-[\d,.]+), on the opening balance sheet -1/,
  ],
])('[VALUATION-214] writes a figure below zero with its sign: %s %s', (check, _, model, inputs, words) => {
  const created = createEvaluator(model, inputs);
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  const message = created.evaluator.checks().find(({ id }) => id === check)?.message ?? '';
  expect(message).toMatch(words);
});
