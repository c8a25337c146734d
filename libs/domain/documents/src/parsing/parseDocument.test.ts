import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { arbitraryDocument, unknownFields } from '../testing/arbitraryDocument.js';
import { exampleBody, exampleModel } from '../testing/exampleModel.js';
import { modelOf } from '../testing/modelOf.js';
import { loadDocumentForms, parseDocument } from './parseDocument.js';

beforeAll(() => loadDocumentForms('valuation-model'));

const withBody = (change: Record<string, unknown>): unknown => ({
  ...exampleModel,
  body: { ...exampleBody, ...change },
});
const [growth] = exampleBody.assumptions;
const override = {
  id: 'revenue_growth@2026-12-31',
  input: 'revenue_growth',
  yearEnd: '2026-12-31',
  value: -0.02,
};
const bear = { id: 'bear', name: 'Bear case', note: 'Prices fall.', rows: [override] };

const note = {
  id: 'revenue_growth@2026-12-31',
  name: 'revenue_growth',
  yearEnd: '2026-12-31',
  text: 'A new product is announced.',
  writtenAt: '2025-11-20T10:00:00.000Z',
};
const peer = { id: 'XNAS:PEER', symbol: 'PEER', market: 'XNAS', name: 'Peer Inc.', price: null };
const beta = {
  value: 1.1,
  label: 'Slope of 104 weekly returns',
  source: 'stooq',
  asOf: '2025-11-20',
  standardError: 0.07,
};
const weight = { id: 'base', weight: 0.6 };
const transaction = {
  id: 'deal-1',
  target: 'Target Inc.',
  announced: '2024-03-01',
  currency: 'USD',
  enterpriseValue: 1200,
  equityValue: null,
  metrics: { ebitda: 100, ebit: null, revenue: 900, netIncome: null, bookValue: null },
  source: 'Announcement of the buyer',
};

const percent = { kind: 'percent', value: 0.05, decimals: 1 } as const;

describe('parseDocument', () => {
  it('opens a valid document as editable, without a note', () => {
    expect(parseDocument(exampleModel)).toEqual({
      ok: true,
      value: { document: exampleModel, access: 'editable', note: null },
    });
  });

  it('[DOCUMENTS-8] keeps value, default, reason, origin and edit mark of each assumption', () => {
    const parsed = parseDocument(structuredClone(exampleModel));
    expect(parsed.ok && modelOf(parsed.value.document).body.assumptions).toEqual(exampleBody.assumptions);
  });

  it('[DOCUMENTS-9] keeps the statements and the price of the model', () => {
    const parsed = parseDocument(structuredClone(exampleModel));
    expect(parsed.ok && parsed.value.document.body).toMatchObject({
      priceSnapshot: exampleBody.priceSnapshot,
      fundamentalsSnapshot: exampleBody.fundamentalsSnapshot,
    });
  });

  it('[DOCUMENTS-14] keeps the unit of a model, and opens one of an earlier release without it', () => {
    const { amountScale, ...earlier } = exampleBody;
    const parsed = parseDocument(structuredClone(exampleModel));
    expect(parsed.ok && modelOf(parsed.value.document).body.amountScale).toBe(amountScale);
    expect(parseDocument({ ...exampleModel, body: earlier }).ok).toBe(true);
    expect(parseDocument(withBody({ amountScale: 'lakh' })).ok).toBe(false);
    expect(parseDocument(withBody({ isAmountScaleChosen: true })).ok).toBe(true);
    expect(parseDocument(withBody({ isAmountScaleChosen: 'yes' })).ok).toBe(false);
  });

  it('[DOCUMENTS-2] leaves every unknown field where it is, in envelope, body and rows', () => {
    fc.assert(
      fc.property(arbitraryDocument, unknownFields, (document, unknown) => {
        const body = {
          ...unknown,
          ...document.body,
          assumptions: document.body.assumptions.map((row) => ({ ...unknown, ...row })),
        };
        const stored = { ...unknown, ...document, body };
        const before = structuredClone(stored);
        const parsed = parseDocument(stored);
        expect(parsed.ok && parsed.value.document).toEqual(before);
      }),
    );
  });

  it.each([
    ['a scenario twice', { scenarios: [bear, bear] }, 'body.scenarios should have a different id'],
    [
      'an override under another id',
      { scenarios: [{ ...bear, rows: [{ ...override, id: 'another' }] }] },
      'body.scenarios[0].rows[0].id should match its input and fiscal year',
    ],
    [
      'a headline without its template',
      { computed: { valuePerShare: { ok: true, value: 1 } } },
      'body.computed',
    ],
  ])('[DOCUMENTS-74] refuses %s and names the field', (_case, change, named) => {
    const parsed = parseDocument(withBody(change));
    expect(!parsed.ok && parsed.reason).toContain(named);
  });

  it('[DOCUMENTS-74] keeps named scenarios over the assumptions', () => {
    const stored = withBody({ scenarios: [bear] });
    expect(parseDocument(stored)).toMatchObject({ ok: true, value: { document: stored } });
  });

  it.each([
    ['the base year', '2025-12-31'],
    ['a year before it', '2024-12-31'],
    ['a year more than 50 after it', '2076-12-31'],
    ['another day', '2026-12-30'],
  ])('[DOCUMENTS-76] refuses an assumption for %s', (_what, yearEnd) => {
    const row = { ...growth, id: `revenue_growth@${yearEnd}`, yearEnd };
    const parsed = parseDocument(withBody({ assumptions: [row] }));
    expect(!parsed.ok && parsed.reason).toContain(
      'body.assumptions should be for fiscal years after the base year',
    );
  });

  it('[DOCUMENTS-76] opens with an assumption for the 50th year after the base year', () => {
    const row = { ...growth, id: 'revenue_growth@2075-12-31', yearEnd: '2075-12-31' };
    expect(parseDocument(withBody({ assumptions: [row] })).ok).toBe(true);
  });

  it('[DOCUMENTS-73] opens a model with an unknown template', () => {
    const template = { id: 'free-cash-flow-to-firm', version: 9, hash: 'sha256-another' };
    expect(parseDocument(withBody({ template })).ok).toBe(true);
    expect(parseDocument(withBody({ template: 'free-cash-flow-to-firm' })).ok).toBe(false);
  });

  it.each([
    ['no forecast year', { years: 0 }, 'body.years'],
    ['51 forecast years', { years: 51 }, 'body.years'],
    ['half a year', { years: 2.5 }, 'body.years'],
    [
      'a figure that is not a number',
      { assumptions: [{ ...growth, value: Number.NaN }] },
      'body.assumptions[0].value',
    ],
    ['an endless figure', { assumptions: [{ ...growth, value: Infinity }] }, 'body.assumptions[0].value'],
    [
      'text in place of a figure',
      { assumptions: [{ ...growth, value: '8 %' }] },
      'body.assumptions[0].value should be a number',
    ],
    [
      'text in place of a proposed figure',
      { assumptions: [{ ...growth, defaultValue: 'abc' }] },
      'body.assumptions[0].defaultValue should be a number',
    ],
    [
      'a figure in place of a choice',
      { assumptions: [{ ...exampleBody.assumptions[1], value: 1 }] },
      'body.assumptions[0].value should be a number, a date, or the name of a choice',
    ],
    [
      'the same row twice',
      { assumptions: [growth, growth] },
      'body.assumptions should have a different id in each row',
    ],
    [
      'a price of nothing',
      { priceSnapshot: { price: 0, currency: 'USD', asOf: '2025-01-01', source: 's' } },
      'body.priceSnapshot.price',
    ],
    ['a currency without a code', { currency: 'dollars' }, 'body.currency should be a currency code'],
    ['a day that does not exist', { knownOn: '2025-02-30' }, 'body.knownOn'],
  ])('[DOCUMENTS-7] refuses %s and names the field', (_case, change, named) => {
    const parsed = parseDocument(withBody(change));
    expect(parsed).toMatchObject({ ok: false, code: 'corrupted' });
    expect(!parsed.ok && parsed.reason).toContain(named);
  });

  it('[DOCUMENTS-7] refuses a single input that is not decided', () => {
    const beta = { ...growth, id: 'beta', input: 'beta', yearEnd: null, value: null };
    const parsed = parseDocument(withBody({ assumptions: [beta] }));
    expect(!parsed.ok && parsed.reason).toContain('body.assumptions[0].value');
  });

  it('[DOCUMENTS-103] keeps years that are not decided, dates and edited scenarios, and opens version 2 as it is', () => {
    const day = { ...growth, id: 'valuation_date', input: 'valuation_date', yearEnd: null };
    const body = {
      ...exampleBody,
      proposedYears: 10,
      assumptions: [
        { ...growth, value: null, defaultValue: null },
        { ...day, value: '2026-01-30', defaultValue: '2026-01-30' },
      ],
      scenarios: [{ ...bear, isEdited: true, note: { words: ['Growth of ', ''], figures: [percent] } }],
    };
    for (const schemaVersion of [2, 3])
      expect(parseDocument({ ...exampleModel, schemaVersion, body })).toMatchObject({
        ok: true,
        value: { access: 'editable', document: { schemaVersion: 5, body } },
      });
  });

  it('[DOCUMENTS-104] gives an older model no notes and no peers, and keeps those of version 4', () => {
    const { notes: _notes, peers: _peers, peerStatements: _statements, ...older } = exampleBody;
    expect(parseDocument({ ...exampleModel, schemaVersion: 3, body: older })).toMatchObject({
      ok: true,
      value: { document: { body: { ...older, notes: [], peers: [], peerStatements: {} } } },
    });
    const body = {
      ...exampleBody,
      notes: [note],
      peers: [peer],
      peerStatements: { [peer.id]: { annual: [] } },
    };
    expect(parseDocument({ ...exampleModel, body })).toMatchObject({
      ok: true,
      value: { document: { body } },
    });
  });

  it('[DOCUMENTS-104] keeps the beta of a peer with its standard error, and opens one stored without either', () => {
    const { standardError: _error, ...older } = beta;
    for (const stored of [{ ...peer, beta }, { ...peer, beta: older }, peer]) {
      const model = withBody({ peers: [stored] });
      const parsed = parseDocument(JSON.parse(JSON.stringify(model)));
      expect(parsed.ok && [parsed.value.access, parsed.value.document]).toEqual(['editable', model]);
    }
  });

  it('[DOCUMENTS-137] gives an older model no weights and no acquisitions, and keeps those of version 5', () => {
    const { caseWeights: _weights, transactions: _transactions, ...older } = exampleBody;
    expect(parseDocument({ ...exampleModel, schemaVersion: 4, body: older })).toMatchObject({
      ok: true,
      value: { document: { body: { ...older, caseWeights: [], transactions: [] } } },
    });
    const body = { ...exampleBody, caseWeights: [weight], transactions: [transaction] };
    expect(parseDocument({ ...exampleModel, body })).toMatchObject({
      ok: true,
      value: { document: { body } },
    });
  });

  it.each([
    ['a weight above 1', { caseWeights: [{ ...weight, weight: 1.5 }] }, 'body.caseWeights[0].weight'],
    ['two weights of a case', { caseWeights: [weight, weight] }, 'body.caseWeights'],
    [
      'an acquisition without a day',
      { transactions: [{ ...transaction, announced: '' }] },
      'body.transactions[0].announced',
    ],
  ])('[DOCUMENTS-137] refuses %s', (_case, change, named) => {
    const parsed = parseDocument(withBody(change));
    expect(parsed).toMatchObject({ ok: false, code: 'corrupted' });
    expect(!parsed.ok && parsed.reason).toContain(named);
  });

  it.each([
    ['a note under another id', { notes: [{ ...note, id: 'beta' }] }, 'body.notes[0].id'],
    ['two notes on a figure', { notes: [note, note] }, 'body.notes'],
    ['a peer under another id', { peers: [{ ...peer, id: 'PEER' }] }, 'body.peers[0].id'],
    [
      'a beta without a value',
      { peers: [{ ...peer, beta: { ...beta, value: null } }] },
      'body.peers[0].beta.value',
    ],
    [
      'a beta without a source',
      { peers: [{ ...peer, beta: { ...beta, source: '' } }] },
      'body.peers[0].beta.source',
    ],
    [
      'a standard error below 0',
      { peers: [{ ...peer, beta: { ...beta, standardError: -0.1 } }] },
      'body.peers[0].beta.standardError',
    ],
  ])('[DOCUMENTS-104] refuses %s', (_case, change, named) => {
    const parsed = parseDocument(withBody(change));
    expect(parsed).toMatchObject({ ok: false, code: 'corrupted' });
    expect(!parsed.ok && parsed.reason).toContain(named);
  });

  it('[DOCUMENTS-10] rejects a row whose id does not match its input and fiscal year', () => {
    const parsed = parseDocument(withBody({ assumptions: [{ ...growth, id: 'another' }] }));
    expect(parsed).toMatchObject({ ok: false, code: 'corrupted' });
    expect(!parsed.ok && parsed.reason).toContain(
      'body.assumptions[0].id should match its input and fiscal year',
    );
  });

  it('[DOCUMENTS-6] rejects a damaged envelope, names the field and keeps the value', () => {
    const raw = { ...exampleModel, updatedAt: 'yesterday' };
    const parsed = parseDocument(raw);
    expect(parsed).toMatchObject({ ok: false, code: 'corrupted', raw });
    expect(!parsed.ok && parsed.reason).toContain('updatedAt');
  });

  it('[DOCUMENTS-6] never throws, and keeps what it rejects', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
        (raw) => {
          const parsed = parseDocument(raw);
          expect(parsed.ok || Object.is(parsed.raw, raw)).toBe(true);
        },
      ),
    );
  });

  it('[DOCUMENTS-6] reads or rejects a document with any one field replaced, and never throws', () => {
    fc.assert(
      fc.property(
        arbitraryDocument,
        fc.boolean(),
        fc.nat(),
        fc.anything(),
        (document, inside, index, junk) => {
          const target: Record<string, unknown> = inside ? document.body : document;
          const keys = Object.keys(target);
          const key = keys[index % keys.length] ?? 'id';
          const changed = { ...target, [key]: junk };
          const raw = inside ? { ...document, body: changed } : changed;
          const parsed = parseDocument(raw);
          expect(parsed.ok ? parsed.value.document : parsed.raw).toBe(raw);
        },
      ),
    );
  });

  it('[DOCUMENTS-5] rejects an unknown kind and keeps the value', () => {
    const raw = { ...exampleModel, kind: 'thesis-canvas' };
    expect(parseDocument(raw)).toMatchObject({ ok: false, code: 'unknown-kind', raw });
    expect(parseDocument({ ...exampleModel, kind: 'toString' })).toMatchObject({
      ok: false,
      code: 'unknown-kind',
    });
  });

  it('[DOCUMENTS-4] opens a compatible newer version read-only', () => {
    const raw = { ...exampleModel, schemaVersion: 6, body: { ...exampleBody, probability: 0.4 } };
    const parsed = parseDocument(raw);
    expect(parsed).toMatchObject({ ok: true, value: { document: raw, access: 'read-only' } });
    expect(parsed.ok && parsed.value.note).toContain('read-only');
  });

  it('[DOCUMENTS-5] rejects an incompatible newer version and keeps the value', () => {
    const raw = { ...exampleModel, schemaVersion: 6, body: { lines: [] } };
    expect(parseDocument(raw)).toMatchObject({ ok: false, code: 'newer-version', raw });
  });
});
