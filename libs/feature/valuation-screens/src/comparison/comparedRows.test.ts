import {
  rulesOfKinds,
  enteredSource,
  mergeDocuments,
  type ValuationModelBody,
} from '@finance-analyst/documents';
import fc from 'fast-check';
import {
  addPeers,
  addScenario,
  editInScenario,
  inScenario,
  removePeer,
  removeScenario,
  renameScenario,
  setAssumption,
  setPeerLeftOut,
  setTransactionLeftOut,
  addTransactions,
  changeTransaction,
  setYears,
} from '@finance-analyst/valuation';
import { describe, expect, it } from 'vitest';
import { exampleCompanyDocument } from '../testing/exampleCompany.js';
import { exampleDocument, exampleFundamentals } from '../testing/exampleModel.js';
import { examplePeer } from '../testing/examplePeers.js';
import { formattingIn } from '../testing/formattingIn.js';
import type { NotedFigure } from '../notes/NotedFigure.js';
import { withNote } from '../notes/withNote.js';
import { conflictRows } from '../saving/conflictRows.js';
import { comparedRows } from './comparedRows.js';
import { messages } from './messages.js';
import { withDefaults } from './withDefaults.js';

const { title, body } = exampleDocument();
const compare = (then: ValuationModelBody, now: ValuationModelBody) =>
  comparedRows({ title, body: then }, { title, body: now }, formattingIn('en-US'));
/** Each row as a reader sees it. */
const told = (then: ValuationModelBody, now: ValuationModelBody) =>
  compare(then, now).map(({ label, then: was, now: is, difference }) => [label, was, is, difference]);
const without = (input: string): ValuationModelBody => ({
  ...body,
  assumptions: body.assumptions.filter((row) => row.input !== input),
});
const withRow = (id: string, change: object): ValuationModelBody => ({
  ...body,
  assumptions: body.assumptions.map((row) => (row.id === id ? { ...row, ...change } : row)),
});

describe('comparedRows', () => {
  it.each([
    ['revenue_growth@2027-12-31', 0.0834, 0.0986, ['Growth 2027', '8.3%', '9.9%', '+1.6\u00a0pp']],
    ['terminal_growth', 0.035, 0.02, ['Terminal growth', '3.50%', '2.00%', '−1.50\u00a0pp']],
    ['beta', 1.05, 1.6, ['Beta', '1.05', '1.60', '+0.55']],
    ['beta', 1.601, 1.604, ['Beta', '1.601', '1.604', '+0.003']],
    ['debt', 845e6, 900_400_000, ['Debt', '845\u00a0m\u00a0USD', '900\u00a0m\u00a0USD', '+55']],
    [
      'shares_outstanding',
      128_400_000,
      126_000_000,
      ['Diluted shares', '128.4\u00a0m', '126.0\u00a0m', '−2.4'],
    ],
    ['discounting', 'mid_year', 'end_of_year', ['Discounting', 'Mid-year', 'End of year', null]],
  ])(
    '[VALUATION-SCREENS-151] writes both values of %s as its field does, and the difference of what is written',
    (id, was, is, row) => {
      expect(told(setAssumption(body, id, was), setAssumption(body, id, is))).toEqual([row]);
    },
  );

  it('[VALUATION-SCREENS-151] a model compared with itself has no rows, and an edit of one assumption gives its row', () => {
    const figures = body.assumptions.filter(({ value }) => typeof value === 'number');
    const edit = fc.tuple(fc.constantFrom(...figures), fc.double({ min: 0.001, max: 1, noNaN: true }));
    fc.assert(
      fc.property(edit, edit, ([first, offset], [{ id, input, yearEnd }, delta]) => {
        const before = setAssumption(body, first.id, Number(first.value) + offset);
        expect(compare(before, structuredClone(before))).toEqual([]);
        const value = Number(before.assumptions.find((row) => row.id === id)?.value);
        const after = setAssumption(before, id, value + delta);
        const year = yearEnd?.slice(0, 4) ?? '';
        expect(compare(before, after).map((row) => row.id)).toEqual([`${input}@${year}`]);
        expect(compare(after, before).map((row) => row.id)).toEqual([`${input}@${year}`]);
      }),
      { numRuns: 40 },
    );
  });

  it('[VALUATION-SCREENS-151] says that an assumption is missing from one of them', () => {
    expect(told(without('debt'), body)).toEqual([['Debt', messages.none, '845\u00a0m\u00a0USD', null]]);
    expect(told(body, without('debt'))).toEqual([['Debt', '845\u00a0m\u00a0USD', messages.none, null]]);
  });

  it('[VALUATION-SCREENS-151] leaves out an assumption that neither uses, unless it was edited', () => {
    const idle = withRow('given_wacc', { value: 0.2, edited: false });
    expect(told(body, idle)).toEqual([]);
    expect(compare(body, withRow('given_wacc', { value: 0.2, edited: true }))).toHaveLength(1);
    expect(compare(body, setAssumption(idle, 'wacc_method', 'given')).map(({ label }) => label)).toEqual([
      'WACC method',
      'WACC, as one number',
    ]);
  });

  it('[VALUATION-SCREENS-151] compares only the years that both forecast', () => {
    expect(told(body, setYears(body, 7))).toEqual([[messages.forecastYears, '5', '7', '+2']]);
    expect(told(setYears(body, 7), body)).toEqual([[messages.forecastYears, '7', '5', '−2']]);
  });

  it('[VALUATION-SCREENS-151] compares each fiscal year with the same one where the statements differ', () => {
    const older = exampleFundamentals({ annual: exampleFundamentals().annual.slice(0, 3) });
    const then = setAssumption({ ...body, fundamentalsSnapshot: older }, 'revenue_growth@2027-12-31', 0.2);
    const rows = told(then, setAssumption(body, 'revenue_growth@2026-12-31', 0.25));
    expect(rows).toContainEqual([messages.statements, 'Dec 31, 2024', 'Dec 31, 2025', null]);
    expect(rows).toContainEqual(['Growth 2026', '20.0%', '25.0%', '+5.0\u00a0pp']);
    const same = told(then, setAssumption(body, 'revenue_growth@2026-12-31', 0.2));
    expect(same.map(([label]) => label)).not.toContain('Growth 2026');
    expect(told({ ...body, knownOn: '2026-11-02' }, body)).toEqual([
      [messages.knownOn, 'Nov 2, 2026', 'Nov 20, 2026', null],
    ]);
  });

  it('[VALUATION-SCREENS-151] compares the price with its date and source', () => {
    const entered = { price: 80, currency: 'USD', asOf: '2026-11-22', source: enteredSource };
    expect(told(body, { ...body, priceSnapshot: entered })).toEqual([
      [messages.price, '71.50\u00a0USD', '80.00\u00a0USD', '+8.50'],
      [messages.priceDate, 'Nov 20, 2026', 'Nov 22, 2026', null],
      [messages.priceSource, 'Imported file', 'Entered', null],
    ]);
    expect(told({ ...body, priceSnapshot: null }, { ...body, priceSnapshot: entered })).toEqual([
      [messages.price, messages.none, '80.00\u00a0USD', null],
      [messages.priceDate, messages.none, 'Nov 22, 2026', null],
      [messages.priceSource, messages.none, 'Entered', null],
    ]);
  });

  it('[VALUATION-SCREENS-151] compares the name and the unit of amounts', () => {
    const now = { title: 'Example, bear case', body: { ...body, amountScale: 'billions' as const } };
    const rows = comparedRows({ title, body }, now, formattingIn('en-US'));
    expect(rows.map(({ label, then, now: is }) => [label, then, is])).toEqual([
      [messages.name, title, 'Example, bear case'],
      [messages.unit, 'USD m', 'USD bn'],
    ]);
  });

  it('[VALUATION-SCREENS-639] compares the date of the target price', () => {
    expect(told(body, { ...body, targetDate: '2027-06-30' })).toEqual([
      [messages.targetDate, messages.none, 'Jun 30, 2027', null],
    ]);
  });

  it('[VALUATION-SCREENS-413] names the figures that the analyst set in a scenario, and its scenario', () => {
    const company = exampleCompanyDocument().body;
    const edited = editInScenario(company, 'cautious', (seen) => setAssumption(seen, 'beta', 1.4));
    expect(told(company, edited)).toEqual([['Beta (Cautious)', '1.05', '1.40', '+0.35']]);
    expect(told(edited, company)).toEqual([['Beta (Cautious)', '1.40', '1.05', '−0.35']]);
  });

  it('[VALUATION-SCREENS-151] compares the scenario shown, and names the others and the base', () => {
    const company = exampleCompanyDocument().body;
    const margin = 'operating_margin@2030-12-31';
    const marginIn = (seen: ValuationModelBody) =>
      formattingIn('en-US').format(Number(seen.assumptions.find(({ id }) => id === margin)?.value), {
        kind: 'rate',
        precision: 1,
      });
    const inCautious = editInScenario(company, 'cautious', (seen) => setAssumption(seen, 'beta', 1.4));
    const edited = setAssumption(inCautious, margin, 0.3);
    const labels = (scenario: string | null) =>
      comparedRows({ title, body: company }, { title, body: edited }, formattingIn('en-US'), scenario).map(
        ({ label, then: was, now: is }) => [label, was, is],
      );
    expect(labels('cautious')).toEqual([
      ['Beta', '1.05', '1.40'],
      ['Operating margin 2030 (Base)', marginIn(company), '30.0%'],
    ]);
    expect(labels('optimistic')).toEqual([
      ['Operating margin 2030 (Base)', marginIn(company), '30.0%'],
      ['Beta (Cautious)', '1.05', '1.40'],
    ]);
    expect(labels(null)).toEqual([
      ['Operating margin 2030', marginIn(company), '30.0%'],
      ['Beta (Cautious)', '1.05', '1.40'],
    ]);
    const lacking = { ...company, scenarios: [] };
    const against = comparedRows(
      { title, body: lacking },
      { title, body: company },
      formattingIn('en-US'),
      'cautious',
    );
    expect(against.find(({ label }) => label === 'Operating margin 2030')).toMatchObject({
      then: marginIn(company),
      now: marginIn(inScenario(company, 'cautious')),
    });
  });
});

it('[VALUATION-SCREENS-564] names the notes that differ by their figures, with both texts', () => {
  const noted = (figure: NotedFigure, text: string, of = body) =>
    withNote(of, figure, text, '2026-11-20T22:00:00.000Z');
  const growth = { name: 'revenue_growth', yearEnd: '2027-12-31' };
  const value = { name: 'value_per_share', yearEnd: null };
  const then = noted(growth, 'Guidance');
  const now = noted(value, 'Too high?', noted(growth, 'Guidance of May'));
  expect(told(then, now)).toEqual([
    ['Note on Growth 2027', 'Guidance', 'Guidance of May', null],
    ['Note on Value per share', 'None', 'Too high?', null],
  ]);
  expect(told(then, noted(growth, 'Guidance', then))).toEqual([]);
  expect(told(then, noted(growth, ' ', then))).toEqual([['Note on Growth 2027', 'Guidance', 'None', null]]);
});

it('[VALUATION-SCREENS-538] names the peers that differ, with prices, statements and whether they count', () => {
  const at = (price: number) => [examplePeer('NGI', 'Northgate Instruments', { price })];
  const before = addPeers(body, at(61));
  const written = (price: string): string =>
    `${price}\u00a0USD of Nov 20, 2026, statements of ${formattingIn('en-US').formatDate(exampleFundamentals().knownOn)}`;
  expect(told(body, before)).toEqual([['Peer Northgate Instruments', 'None', written('61.00'), null]]);
  expect(told(before, removePeer(before, 'NGI'))).toEqual([
    ['Peer Northgate Instruments', written('61.00'), 'None', null],
  ]);
  expect(told(before, addPeers(before, at(64)))).toEqual([
    ['Peer Northgate Instruments', written('61.00'), written('64.00'), null],
  ]);
  expect(told(before, setPeerLeftOut(before, 'NGI', true))).toEqual([
    ['Peer Northgate Instruments', written('61.00'), `${written('61.00')}, left out`, null],
  ]);
  expect(told(before, before)).toEqual([]);
});

it('[VALUATION-SCREENS-608] names the transactions that differ, with their figures and whether they count', () => {
  const deal = (enterpriseValue: number) => ({
    id: 'a',
    target: 'Alpha',
    announced: '2025-05-02',
    currency: 'USD',
    enterpriseValue,
    equityValue: null,
    metrics: { revenue: 400, ebitda: null, ebit: null, netIncome: null, bookValue: null },
    source: 'Press release',
  });
  const before = addTransactions(body, [deal(900)]);
  const written = (value: string): string =>
    `Alpha, May 2, 2025, enterprise value ${value}\u00a0USD, Revenue 400\u00a0USD, Press release`;
  expect(told(body, before)).toEqual([['Transaction Alpha', 'None', written('900'), null]]);
  expect(told(before, changeTransaction(before, deal(900), { enterpriseValue: 950 }))).toEqual([
    ['Transaction Alpha', written('900'), written('950'), null],
  ]);
  expect(told(before, setTransactionLeftOut(before, 'a', true))).toEqual([
    ['Transaction Alpha', written('900'), `${written('900')}, left out`, null],
  ]);
  expect(told(before, before)).toEqual([]);
});

it('[VALUATION-SCREENS-653] names the scenarios that were added, renamed or removed, also in a conflict', () => {
  const document = exampleCompanyDocument();
  const company = document.body;
  const added = addScenario(company, { id: 'bear-1', name: 'Bear', of: null });
  const weighted = { ...added, caseWeights: [{ id: 'bear-1', weight: 0.1 }] };
  expect(told(company, weighted)).toEqual([
    ['Scenario Bear', 'None', 'Bear', null],
    ['Weight of Bear', 'None', '10.0%', null],
  ]);
  expect(told(weighted, removeScenario(weighted, 'bear-1'))).toEqual([
    ['Scenario Bear', 'Bear', 'None', null],
    ['Weight of Bear', '10.0%', 'None', null],
  ]);
  expect(told(added, { ...added, caseWeights: [{ id: 'bear-1', weight: 0.1 }] })).toEqual([
    ['Weight of Bear', '0.0% (default)', '10.0%', null],
  ]);
  expect(told(company, removeScenario(company, 'cautious'))).toEqual([
    ['Scenario Cautious', 'Cautious', 'None', null],
  ]);
  expect(told(company, { ...company, scenarios: [] })).toEqual([]);
  const named = (name: string) => ({ ...document, body: renameScenario(company, 'cautious', name) });
  const [mine, theirs] = [named('Downside'), named('Bear case')];
  expect(told(company, mine.body)).toEqual([['Scenario Cautious', 'Cautious', 'Downside', null]]);
  const { conflicts } = mergeDocuments(document, mine, theirs, rulesOfKinds[document.kind]);
  const merged = {
    version: theirs,
    restedOn: 1,
    conflicts: conflicts.map((conflict) => ({ conflict, side: null })),
  };
  expect(conflictRows(mine, merged, formattingIn('en-US'))).toEqual([
    { id: '0', side: null, label: 'Scenario Downside', mine: 'Downside', theirs: 'Bear case' },
  ]);
});

it('[VALUATION-SCREENS-653] has none of them in the default assumptions', () => {
  const company = exampleCompanyDocument().body;
  const renamed = renameScenario(removeScenario(company, 'cautious'), 'optimistic', 'Bull');
  const added = addScenario(renamed, { id: 'bear-1', name: 'Bear', of: 'optimistic' });
  expect(withDefaults({ title: '', body: added }).body.scenarios).toEqual(company.scenarios);
});

it('[VALUATION-SCREENS-608] names the weights of cases that differ, also in a conflict', () => {
  const example = exampleDocument();
  const weighing = (...caseWeights: ValuationModelBody['caseWeights']) => ({
    ...example,
    body: {
      ...example.body,
      scenarios: [{ id: 'cautious', name: 'Cautious', note: '', rows: [] }],
      caseWeights,
    },
  });
  const usual = weighing();
  const mine = weighing({ id: 'base', weight: 0.4 }, { id: 'cautious', weight: 0.25 });
  const theirs = weighing({ id: 'base', weight: 0.4004 });
  expect(told(usual.body, mine.body)).toEqual([
    ['Weight of Base', '50.0% (default)', '40.0%', null],
    ['Weight of Cautious', '50.0% (default)', '25.0%', null],
  ]);
  expect(told(mine.body, theirs.body)).toEqual([
    ['Weight of Base', '40.00%', '40.04%', null],
    ['Weight of Cautious', '25.0%', '50.0% (default)', null],
  ]);
  expect(told(mine.body, mine.body)).toEqual([]);
  const { conflicts } = mergeDocuments(usual, mine, theirs, rulesOfKinds[usual.kind]);
  const merged = {
    version: theirs,
    restedOn: 1,
    conflicts: conflicts.map((conflict) => ({ conflict, side: null })),
  };
  expect(conflictRows(mine, merged, formattingIn('en-US'))).toEqual([
    { id: '0', side: null, label: 'Weight of Base', mine: '40.00%', theirs: '40.04%' },
  ]);
});
