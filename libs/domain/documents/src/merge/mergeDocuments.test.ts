import { describe, expect, it } from 'vitest';
import { exampleModel } from '../testing/exampleModel.js';
import { documentMergeRules } from './documentMergeRules.js';
import type { MeasuredBeta } from '../valuation-model/ValuationModel.js';
import { mergeDocuments } from './mergeDocuments.js';
import { takeSide } from './takeSide.js';
import { valuationModelRules } from '../valuation-model/valuationModelRules.js';

const definition = valuationModelRules;
const base = { ...exampleModel, baseRevision: 3 };
const theirs = {
  ...base,
  baseRevision: 5,
  updatedAt: '2025-11-22T09:00:00.000Z',
  body: { ...base.body, years: 7 },
};

describe('mergeDocuments', () => {
  it('[DOCUMENTS-29] merges title and body, with the revision and time of theirs', () => {
    const mine = { ...base, title: 'Acme bull case', updatedAt: '2025-11-21T09:00:00.000Z' };
    expect(mergeDocuments(base, mine, theirs, definition)).toEqual({
      value: { ...theirs, title: 'Acme bull case' },
      conflicts: [],
      restored: [],
    });
  });

  it('[DOCUMENTS-104] merges notes and peers one by one, and the peers’ statements with them', () => {
    const note = { id: 'beta', name: 'beta', yearEnd: null, text: 'Checked.', writtenAt: base.updatedAt };
    const other = { ...note, id: 'cash', name: 'cash' };
    const peer = { id: 'XNAS:PEER', symbol: 'PEER', market: 'XNAS', name: 'Peer Inc.', price: null };
    const another = { ...peer, id: 'XNAS:OTHER', symbol: 'OTHER' };
    const withParts = (version: typeof base, change: Partial<typeof base.body>) => ({
      ...version,
      body: { ...version.body, ...change },
    });
    const { value, conflicts } = mergeDocuments(
      withParts(base, { notes: [note] }),
      withParts(base, {
        notes: [{ ...note, text: 'Halved.' }],
        peers: [peer],
        peerStatements: { [peer.id]: { annual: [] } },
      }),
      withParts(theirs, {
        notes: [note, other],
        peers: [another],
        peerStatements: { [another.id]: { annual: [] } },
      }),
      definition,
    );
    expect(conflicts).toEqual([]);
    expect(value.body.notes).toEqual([{ ...note, text: 'Halved.' }, other]);
    expect(value.body.peers.map(({ id }) => id).toSorted()).toEqual([another.id, peer.id]);
    expect(Object.keys(value.body.peerStatements).toSorted()).toEqual([another.id, peer.id]);
  });

  it('[DOCUMENTS-104] takes the beta of a peer from one version, with the standard error of that version only', () => {
    const beta = { value: 1, label: 'Slope', source: 'stooq', asOf: '2025-11-13', standardError: 0.1 };
    const peer = { id: 'XNAS:PEER', symbol: 'PEER', market: 'XNAS', name: 'Peer Inc.', price: null };
    const measured = (version: typeof base, given: MeasuredBeta) => ({
      ...version,
      body: { ...version.body, peers: [{ ...peer, beta: given }] },
    });
    const { standardError: _error, ...unsure } = { ...beta, value: 1.2, asOf: '2025-11-20' };
    const later = { ...beta, value: 1.3, standardError: 0.2 };
    const merged = (mine: MeasuredBeta, other: MeasuredBeta) =>
      mergeDocuments(measured(base, beta), measured(base, mine), measured(theirs, other), definition);
    expect(merged(unsure, later).value.body.peers).toEqual([{ ...peer, beta: unsure }]);
    expect(merged(unsure, later).conflicts).toHaveLength(1);
    expect(merged(later, unsure).value.body.peers).toEqual([{ ...peer, beta: later }]);
    expect(merged(beta, unsure)).toMatchObject({
      conflicts: [],
      value: { body: { peers: [{ beta: unsure }] } },
    });
    expect(merged(beta, unsure).value.body.peers).toEqual([{ ...peer, beta: unsure }]);
  });

  it('[DOCUMENTS-137] merges weights and acquisitions one by one', () => {
    const weight = { id: 'base', weight: 0.5 };
    const deal = {
      id: 'deal-1',
      target: 'Target Inc.',
      announced: '2024-03-01',
      currency: 'USD',
      enterpriseValue: 100,
      equityValue: null,
      metrics: { ebitda: 10, ebit: null, revenue: 50, netIncome: null, bookValue: null },
      source: '',
    };
    const another = { ...deal, id: 'deal-2' };
    const given = { ...base, body: { ...base.body, caseWeights: [weight], transactions: [deal] } };
    const { value, conflicts } = mergeDocuments(
      given,
      { ...given, body: { ...given.body, caseWeights: [{ ...weight, weight: 0.4 }] } },
      {
        ...given,
        body: {
          ...given.body,
          transactions: [{ ...deal, metrics: { ...deal.metrics, ebitda: 12 } }, another],
        },
      },
      definition,
    );
    expect(conflicts).toEqual([]);
    expect(value.body.caseWeights).toEqual([{ ...weight, weight: 0.4 }]);
    expect(value.body.transactions).toEqual([{ ...deal, metrics: { ...deal.metrics, ebitda: 12 } }, another]);
  });

  it('[DOCUMENTS-74] merges names, additions and removals of scenarios one by one', () => {
    const scenario = { id: 'cautious', name: 'Cautious', note: 'Growth starts at 3%', rows: [] };
    const optimistic = { ...scenario, id: 'optimistic', name: 'Optimistic' };
    const given = { ...base, body: { ...base.body, scenarios: [scenario, optimistic] } };
    const own = (id: string) => ({ ...scenario, id, name: id, isEdited: true as const });
    const { value, conflicts } = mergeDocuments(
      given,
      {
        ...given,
        body: {
          ...given.body,
          scenarios: [{ ...scenario, note: 'Growth starts at 4%' }, own('bear')],
          removedScenarios: { optimistic: true as const },
        },
      },
      {
        ...given,
        body: {
          ...given.body,
          scenarios: [{ ...scenario, name: 'Downside' }, optimistic, own('bull')],
          removedScenarios: { other: true as const },
        },
      },
      definition,
    );
    expect(conflicts).toEqual([]);
    expect(value.body.scenarios).toEqual([
      { ...scenario, name: 'Downside', note: 'Growth starts at 4%' },
      own('bear'),
      own('bull'),
    ]);
    expect(value.body.removedScenarios).toEqual({ optimistic: true, other: true });
  });

  it('[DOCUMENTS-29] keeps my title if both renamed the document, and can take theirs', () => {
    const mine = { ...base, title: 'Acme bull case' };
    const renamed = { ...theirs, title: 'Acme bear case' };
    const { value, conflicts } = mergeDocuments(base, mine, renamed, definition);
    expect(value).toEqual({ ...renamed, title: 'Acme bull case' });
    expect(conflicts).toEqual([
      {
        of: 'value',
        path: ['title'],
        base: { present: true, value: base.title },
        mine: 'Acme bull case',
        theirs: 'Acme bear case',
      },
    ]);
    const [conflict] = conflicts;
    expect(conflict && takeSide(value, conflict, 'theirs', documentMergeRules(definition))).toEqual(renamed);
  });

  it('[DOCUMENTS-29] merges assumptions by id, with paths from the document down', () => {
    const withGrowth = <Document extends typeof base>(document: Document, value: number) => ({
      ...document,
      body: {
        ...document.body,
        assumptions: document.body.assumptions.map((row, index) => (index === 0 ? { ...row, value } : row)),
      },
    });
    const { value, conflicts } = mergeDocuments(
      base,
      withGrowth(base, 0.09),
      withGrowth(theirs, 0.05),
      definition,
    );
    expect(value).toEqual(withGrowth(theirs, 0.09));
    expect(conflicts.map(({ path }) => path)).toEqual([['body', 'assumptions', 'revenue_growth@2026-12-31']]);
  });

  it.each(['id', 'kind', 'schemaVersion'])('[DOCUMENTS-29] rejects versions with another %s', (field) => {
    const other = { ...base, [field]: 'other' };
    expect(() => mergeDocuments(base, other, theirs, definition)).toThrow(`'${field}' differs`);
    expect(() => mergeDocuments(other, base, theirs, definition)).toThrow(`'${field}' differs`);
  });
});
