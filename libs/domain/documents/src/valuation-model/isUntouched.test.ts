import { expect, it } from 'vitest';
import { exampleModel } from '../testing/exampleModel.js';
import { enteredSource } from './enteredSource.js';
import { isUntouched } from './isUntouched.js';
import { titleOfNewModel } from './titleOfNewModel.js';

const { body } = exampleModel;
const assumptions = body.assumptions.map((row) => ({ ...row, value: row.defaultValue, edited: false }));
const asMade = {
  ...exampleModel,
  title: titleOfNewModel(body),
  body: { ...body, assumptions },
};

it('[DOCUMENTS-15] recognizes a model without the analyst’s work, whatever its unit', () => {
  expect(isUntouched(asMade)).toBe(true);
  expect(isUntouched({ ...asMade, body: { ...asMade.body, amountScale: 'billions' } })).toBe(true);
});

it.each([
  ['an edited assumption', { ...asMade, body }],
  ['a name', { ...asMade, title: 'Bear case' }],
  ['another length', { ...asMade, body: { ...asMade.body, years: 7 } }],
  [
    'a unit that was chosen',
    {
      ...asMade,
      body: { ...asMade.body, amountScale: 'thousands' as const, isAmountScaleChosen: true as const },
    },
  ],
  ['a date of the target price', { ...asMade, body: { ...asMade.body, targetDate: '2027-06-30' } }],
  [
    'a note on a figure',
    {
      ...asMade,
      body: {
        ...asMade.body,
        notes: [
          {
            id: 'beta',
            name: 'beta',
            yearEnd: null,
            text: 'Checked.',
            writtenAt: '2026-01-05T09:00:00.000Z',
          },
        ],
      },
    },
  ],
  [
    'a peer',
    {
      ...asMade,
      body: {
        ...asMade.body,
        peers: [{ id: 'XNAS:PEER', symbol: 'PEER', market: 'XNAS', name: 'Peer Inc.', price: null }],
      },
    },
  ],
  [
    'a scenario that was removed',
    { ...asMade, body: { ...asMade.body, removedScenarios: { cautious: true as const } } },
  ],
  ['a weight of a case', { ...asMade, body: { ...asMade.body, caseWeights: [{ id: 'base', weight: 0.6 }] } }],
  [
    'an acquisition',
    {
      ...asMade,
      body: {
        ...asMade.body,
        transactions: [
          {
            id: 'deal-1',
            target: 'Target Inc.',
            announced: '2024-03-01',
            currency: 'USD',
            enterpriseValue: null,
            equityValue: null,
            metrics: { ebitda: null, ebit: null, revenue: null, netIncome: null, bookValue: null },
            source: '',
          },
        ],
      },
    },
  ],
  ['a note', { ...asMade, body: { ...asMade.body, scenarioNote: 'Prices fall.' } }],
  [
    'an entered price',
    {
      ...asMade,
      body: {
        ...asMade.body,
        priceSnapshot: { price: 90, currency: 'USD', asOf: '2025-11-20', source: enteredSource },
      },
    },
  ],
  ['a version that was saved', { ...asMade, baseRevision: 1 }],
])('[DOCUMENTS-15] tells that a model with %s is not untouched', (_what, model) => {
  expect(isUntouched(model)).toBe(false);
});
