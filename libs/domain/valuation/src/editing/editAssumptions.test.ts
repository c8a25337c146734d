import { expect, it } from 'vitest';
import { exampleModel } from '../testing/exampleModel.js';
import { fillRight, resetAll, resetInput, setAssumption, setAssumptions } from './editAssumptions.js';

const { body } = exampleModel();
const row = (id: string, of = body) => of.assumptions.find((assumption) => assumption.id === id);

it('[VALUATION-43] an edit changes one row and marks it, and keeps the default', () => {
  const edited = setAssumption(body, 'operating_margin@2027-12-31', 0.3);
  expect(row('operating_margin@2027-12-31', edited)).toMatchObject({ value: 0.3, edited: true });
  expect(row('operating_margin@2027-12-31', edited)?.defaultValue).toBe(
    row('operating_margin@2027-12-31')?.value,
  );
  expect(row('operating_margin@2026-12-31', edited)).toBe(row('operating_margin@2026-12-31'));
});

it('[VALUATION-43] entering the default value again is not an edit', () => {
  const edited = setAssumption(body, 'beta', 2);
  expect(row('beta', setAssumption(edited, 'beta', 1.1))?.edited).toBe(false);
});

it('[VALUATION-43] a reset restores the defaults of one input, or of all', () => {
  const edited = setAssumption(setAssumption(body, 'operating_margin@2027-12-31', 0.3), 'beta', 2);
  expect(row('operating_margin@2027-12-31', resetInput(edited, 'operating_margin'))).toEqual(
    row('operating_margin@2027-12-31'),
  );
  expect(row('beta', resetInput(edited, 'operating_margin'))?.edited).toBe(true);
  expect(resetAll(edited).assumptions).toEqual(body.assumptions);
});

it('[VALUATION-43] fill right copies a year to the years after it', () => {
  const filled = fillRight(setAssumption(body, 'tax_rate@2027-12-31', 0.3), ['tax_rate@2027-12-31']);
  expect([1, 2, 3, 4, 5].map((period) => row(`tax_rate@${2025 + period}-12-31`, filled)?.value)).toEqual([
    row('tax_rate@2026-12-31')?.value,
    0.3,
    0.3,
    0.3,
    0.3,
  ]);
  expect(fillRight(body, ['beta'])).toBe(body);
});

it('[VALUATION-43] fill right copies several rows at once', () => {
  const edited = setAssumptions(
    body,
    new Map([
      ['tax_rate@2028-12-31', 0.3],
      ['operating_margin@2028-12-31', 0.2],
    ]),
  );
  const filled = fillRight(edited, ['tax_rate@2028-12-31', 'operating_margin@2028-12-31']);
  expect(
    ['tax_rate@2030-12-31', 'operating_margin@2030-12-31', 'tax_rate@2027-12-31'].map(
      (id) => row(id, filled)?.value,
    ),
  ).toEqual([0.3, 0.2, row('tax_rate@2027-12-31')?.value]);
});
