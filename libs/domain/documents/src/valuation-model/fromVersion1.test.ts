import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadDocumentForms, parseDocument } from '../parsing/parseDocument.js';
import { exampleModel } from '../testing/exampleModel.js';
import { modelOf } from '../testing/modelOf.js';
import { fromVersion1 } from './fromVersion1.js';
import type { ValuationModelBody } from './ValuationModel.js';

beforeAll(() => loadDocumentForms('valuation-model'));

const statements = { annual: [{ end: '2024-09-28' }, { end: '2025-09-27' }] };
const growth = {
  id: 'revenue_growth@2',
  input: 'revenue_growth',
  period: 2,
  value: 0.08,
  defaultValue: 0.06,
  reason: 'A new product is announced.',
  edited: true,
  future: 'kept',
};
const beta = { ...growth, id: 'beta', input: 'beta', period: null };
const bodyOfVersion1 = {
  symbol: 'ACME',
  name: 'Acme Corporation',
  exchange: 'XNAS',
  currency: 'USD',
  template: 'free-cash-flow-to-firm',
  years: 5,
  assumptions: [growth, beta],
  scenarioNote: 'Prices fall.',
  knownOn: '2025-11-20',
  priceSnapshot: null,
  fundamentalsSnapshot: statements,
  future: 'kept',
};
const parse = (change: object) =>
  parseDocument({ ...exampleModel, schemaVersion: 1, body: { ...bodyOfVersion1, ...change } });
const opened = (change: object = {}): ValuationModelBody => {
  const parsed = parse(change);
  if (!parsed.ok) throw new Error(parsed.reason);
  return modelOf(parsed.value.document).body;
};

describe('a model of version 1', () => {
  it('[DOCUMENTS-70] opens with its company, its rows by fiscal year and all else unchanged', () => {
    const { id: _id, period: _period, ...values } = growth;
    expect(opened()).toEqual({
      instrument: { symbol: 'ACME', market: 'XNAS', name: 'Acme Corporation' },
      currency: 'USD',
      template: {
        id: 'free-cash-flow-to-firm',
        version: 1,
        hash: expect.stringMatching(/^sha256-/u) as unknown,
      },
      engineVersion: '0.1.0',
      baseYearEnd: '2025-09-27',
      years: 5,
      assumptions: [
        { ...values, id: 'revenue_growth@2027-09-27', yearEnd: '2027-09-27' },
        { ...values, id: 'beta', input: 'beta', yearEnd: null },
      ],
      scenarios: [],
      notes: [],
      peers: [],
      peerStatements: {},
      transactions: [],
      caseWeights: [],
      scenarioNote: 'Prices fall.',
      knownOn: '2025-11-20',
      priceSnapshot: null,
      computed: null,
      fundamentalsSnapshot: statements,
      future: 'kept',
    });
  });

  it('[DOCUMENTS-70] opens with the market that its symbol named', () => {
    const { instrument } = opened({ symbol: 'XPAR:ABC', exchange: undefined });
    expect(instrument).toEqual({ symbol: 'ABC', market: 'XPAR', name: 'Acme Corporation' });
  });

  it('[DOCUMENTS-71] has the same statements object, so that stored attachments are shared', () => {
    expect(opened().fundamentalsSnapshot).toBe(statements);
  });

  it.each([
    ['damaged', { annual: 'lost' }],
    ['gone', null],
    ['of no year', { annual: [] }],
    ['of a year without a day', { annual: [{ end: '2025' }] }],
  ])('[DOCUMENTS-70] opens if its statements are %s, with every assumption in its order', (_what, lost) => {
    const { assumptions, fundamentalsSnapshot } = opened({ fundamentalsSnapshot: lost });
    expect(assumptions.map(({ value, yearEnd }) => [value, yearEnd])).toEqual([
      [0.08, '2026-12-31'],
      [0.08, null],
    ]);
    expect(fundamentalsSnapshot).toBe(lost);
  });

  it.each([
    ['a row under another id', { assumptions: [{ ...growth, id: 'another' }] }],
    ['a row of no forecast year', { assumptions: [{ ...growth, id: 'revenue_growth@0', period: 0 }] }],
    ['a row of half a year', { assumptions: [{ ...growth, id: 'revenue_growth@1.5', period: 1.5 }] }],
    ['a row twice', { assumptions: [growth, growth] }],
    ['no rows', { assumptions: 'lost' }],
    ['another template', { template: 'dividends' }],
    ['no symbol', { symbol: '' }],
  ])('[DOCUMENTS-70] is refused as before with %s', (_what, change) => {
    expect(parse(change)).toMatchObject({ ok: false, code: 'corrupted' });
  });

  it('[DOCUMENTS-70] is migrated without changing the stored value, whatever it contains', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(bodyOfVersion1)), fc.anything()), (change) => {
        const body = { ...bodyOfVersion1, ...change };
        const before = { ...body };
        expect(Object.keys(fromVersion1(body))).toContain('scenarios');
        expect(body).toEqual(before);
      }),
    );
  });
});
