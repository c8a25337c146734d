import { expect, it } from 'vitest';
import { readStatementSnapshot } from './readStatementSnapshot.js';

const source = {
  taxonomy: 'us-gaap',
  tag: 'Revenues',
  accession: '0001000000-26-000042',
  form: '10-K',
  filed: '2026-02-14',
  unit: 'USD',
};
const revenue = { value: 10, source, components: [], derivation: null, restatedFrom: [] };
const statements = {
  symbol: 'ACME',
  name: 'Acme Corporation',
  source: 'sec-edgar',
  currency: 'USD',
  accountingStandard: 'us-gaap',
  businessModel: 'operating',
  knownOn: '2026-11-20',
  lastFiled: '2026-02-14',
  annual: [
    {
      kind: 'annual',
      fiscalYear: 2025,
      quarter: null,
      label: 'FY2025',
      start: '2025-01-01',
      end: '2025-12-31',
      currency: 'USD',
      figures: { revenue },
    },
  ],
  quarterly: [],
  trailingTwelveMonths: null,
  notes: [],
};

it('[DOCUMENTS-75] reads unversioned statements of the first release, and those of version 1', () => {
  expect(readStatementSnapshot(statements)).toEqual({ ok: true, value: statements });
  const versioned = { ...statements, version: 1 };
  expect(readStatementSnapshot(versioned)).toEqual({ ok: true, value: versioned });
});

it('[DOCUMENTS-75] reads an unknown line', () => {
  const [year] = statements.annual;
  const later = { ...statements, annual: [{ ...year, figures: { revenue, gadgets: revenue } }] };
  expect(readStatementSnapshot(later)).toEqual({ ok: true, value: later });
});

it('[DOCUMENTS-75] reads an unknown kind of business', () => {
  for (const businessModel of ['property', 'cooperative']) {
    const later = { ...statements, businessModel };
    expect(readStatementSnapshot(later)).toEqual({ ok: true, value: later });
  }
});

it('[DOCUMENTS-75] reads statements with an industry code, and keeps it', () => {
  const coded = { ...statements, industryCode: '3571' };
  expect(readStatementSnapshot(coded)).toEqual({ ok: true, value: coded });
});

it('[DOCUMENTS-101] reads notes with their figures apart, and keeps them', () => {
  const note = { words: ['Filed ', '.'], figures: [{ kind: 'day', day: '2025-02-14' }] };
  const noted = { ...statements, version: 1, notes: ['Filed 2025-02-14.'], noteReasons: [note] };
  expect(readStatementSnapshot(noted)).toEqual({ ok: true, value: noted });
  const damaged = { ...noted, noteReasons: [{ ...note, figures: [] }] };
  expect(readStatementSnapshot(damaged).ok).toBe(false);
});

it.each([
  ['nothing', null],
  ['statements without years', { ...statements, annual: 'lost' }],
  ['a figure without its filing', { ...statements, annual: [{ figures: { revenue: { value: 10 } } }] }],
])('[DOCUMENTS-75] says that %s is damaged, and what to do', (_what, damaged) => {
  const read = readStatementSnapshot(damaged);
  expect(read.ok ? '' : read.reason).toMatch(/are damaged\. The model itself is unchanged/u);
});

it('[DOCUMENTS-75] says that an update can read statements of a newer release', () => {
  const read = readStatementSnapshot({ ...statements, version: 2 });
  expect(read.ok ? '' : read.reason).toMatch(/newer release.*Reload to update/u);
});
