import { beforeAll, expect, it } from 'vitest';
import { loadDocumentForms, parseDocument } from '../parsing/parseDocument.js';
import { examplePortfolio, examplePortfolioBody } from '../testing/examplePortfolio.js';

beforeAll(() => loadDocumentForms('portfolio'));

const [first] = examplePortfolioBody.rows;
const reasonFor = (rows: unknown): string | null => {
  const parsed = parseDocument({ ...examplePortfolio, body: { ...examplePortfolioBody, rows } });
  return parsed.ok ? null : parsed.reason;
};

it.each([
  ['is missing', 'account', { account: undefined }],
  ['is not allowed', 'id', { id: '' }],
  ['is not allowed', 'entry', { entry: Number.NaN }],
  ['is not allowed', 'note', { note: 7 }],
  ['is not allowed', 'price', { price: 101.5 }],
  ['is not allowed', 'instrument', { instrument: { symbol: 'ACME' } }],
  ['is not allowed', 'otherInstrument', { otherInstrument: { symbol: '', market: null } }],
  ['is not allowed', 'ratio', { ratio: { received: '2' } }],
  ['is not allowed', 'lots', { lots: [{ lot: 'row-1' }] }],
])('[DOCUMENTS-139] says what %s: a %s of a row', (problem, field, changes) => {
  expect(reasonFor([first, { ...first, id: 'other', ...changes }])).toBe(
    `This portfolio is damaged: body.rows[1].${field} ${problem}.`,
  );
});

it.each([
  ['should be of type array', '', { length: 1 }],
  ['should be of type object', '[0]', [null]],
  ['should be of type object', '[0]', [[]]],
])('[DOCUMENTS-139] says that rows %s: body.rows%s', (problem, place, rows) => {
  expect(reasonFor(rows)).toBe(`This portfolio is damaged: body.rows${place} ${problem}.`);
});

it('[DOCUMENTS-139] accepts empty notes, fields of a later release, and rows checked before', () => {
  const rows = [{ ...first, note: '', later: { deep: [1] } }];
  expect([reasonFor(rows), reasonFor(rows)]).toEqual([null, null]);
});
