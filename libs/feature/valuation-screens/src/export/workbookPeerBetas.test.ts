import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  addPeers,
  storedPeerBetas,
  setAssumption,
  setPeerLeftOut,
  type Valuation,
} from '@finance-analyst/valuation';
import { expect, it } from 'vitest';
import { exampleBuyoutDocument, exampleBuyoutValuation } from '../testing/exampleBuyout.js';
import { exampleValuation2 } from '../testing/exampleModel2.js';
import { documentWithPeers, peersWithBetas } from '../testing/examplePeers.js';
import { formattingIn } from '../testing/formattingIn.js';
import { recalculateTable, startIronCalc } from '../testing/recalculateTable.js';
import { workbookOf } from './workbookOf.js';
import { peerBetaLink, workbookPeerBetas } from './workbookPeerBetas.js';
import type { WorkbookSubject } from './WorkbookSubject.js';

startIronCalc(readFileSync(createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm')));

const subjectOf = (valuation: Valuation): WorkbookSubject => ({
  valuation,
  base: valuation,
  model: { id: 'model-3f9a', title: 'Example Instruments', baseRevision: 1 },
  isEdited: false,
  createdAt: new Date('2026-11-20T22:00:00.000Z'),
  formatting: formattingIn('en-US'),
});

it('[VALUATION-SCREENS-620] writes the betas of the peers with formulas that a spreadsheet computes alike', () => {
  const document = documentWithPeers(peersWithBetas);
  const valuation = exampleValuation2({
    ...document,
    body: setAssumption(setPeerLeftOut(document.body, 'MRD', true), 'peer_beta', 0.9),
  });
  const [table] = workbookPeerBetas(valuation);
  if (!table) throw new Error('No table.');
  const inModel = (name: string): number => {
    const found = valuation.evaluator.read(name);
    if (!found.ok) throw new Error(found.reason);
    return found.value;
  };
  const sheet = recalculateTable(table, inModel);
  const { peers, median, medianError } = storedPeerBetas(valuation.body);
  const columnOf = (label: string) => table.columns.findIndex((column) => column.label === label);
  const first = peers.get('NGI');
  expect(median.ok && first?.ok).toBe(true);
  expect(sheet('item NGI', columnOf('Unlevered beta'))).toBeCloseTo(
    first?.ok ? first.value.unlevered : Number.NaN,
    6,
  );
  expect(sheet('median', columnOf('Betas counted'))).toBeCloseTo(median.ok ? median.value : Number.NaN, 6);
  expect(sheet('relevered', columnOf('Betas counted'))).toBeCloseTo(inModel('relevered_beta'), 6);
  const errors = columnOf('Standard errors counted');
  expect(medianError).toBeGreaterThan(0);
  expect(sheet('median', errors)).toBeCloseTo(medianError ?? Number.NaN, 6);
  expect(sheet('item MRD', errors)).toBe('');
  // Two betas have the error of their mean; one that counts without an error leaves none.
  const onlyTwo = { 'item HLS': 0, 'item VST': 0, 'item QRX': 0, 'item MRD': 1 };
  const flags = Object.fromEntries(
    Object.entries(onlyTwo).map(([row, flag]) => [`${row}@${columnOf('In statistics (1 or 0)')}`, flag]),
  );
  const two = recalculateTable(table, inModel, flags);
  const [one, other] = ['item NGI', 'item MRD'].map((row) => Number(two(row, errors)));
  expect(two('median', errors)).toBeCloseTo(Math.hypot(one ?? 0, other ?? 0) / 2, 6);
});

it('[VALUATION-SCREENS-620] has no sheet of betas without peers, or in a method without them', () => {
  expect(workbookPeerBetas(exampleValuation2())).toEqual([]);
  const buyout = exampleBuyoutDocument();
  const body = addPeers(buyout.body, peersWithBetas);
  expect(workbookPeerBetas(exampleBuyoutValuation({ ...buyout, body }))).toEqual([]);
});

it('[VALUATION-SCREENS-629] links the input of the model to the median, unless the analyst entered another', () => {
  const document = documentWithPeers(peersWithBetas);
  const valuation = exampleValuation2(document);
  const { links = {}, tables = [] } = workbookOf(subjectOf(valuation)).options;
  const link = links['peer_beta'];
  const table = tables.find(({ name }) => name === link?.table);
  const cell = table?.rows.find(({ id }) => id === link?.row)?.cells[link?.column ?? -1];
  const { median } = storedPeerBetas(document.body);
  expect(median.ok && valuation.evaluator.number('peer_beta')).toBe(median.ok && median.value);
  expect(cell).toMatchObject({ value: median.ok ? median.value : Number.NaN });
  const linksWith = (body: typeof document.body) =>
    workbookOf(subjectOf(exampleValuation2({ ...document, body }))).options.links;
  expect(linksWith(setAssumption(document.body, 'peer_beta', 0.9))).toEqual({});
  // The model keeps the median of before, which is no longer that of the sheet.
  expect(linksWith(setPeerLeftOut(document.body, 'MRD', true))).toEqual({});
  expect(linksWith(documentWithPeers().body)).toEqual({});
});

it('[VALUATION-SCREENS-629] moves the value per share with the debt of a peer in the workbook', () => {
  const document = documentWithPeers(peersWithBetas);
  const body = setAssumption(document.body, 'beta_method', 'peers');
  const valuation = exampleValuation2({ ...document, body });
  const [table] = workbookPeerBetas(valuation);
  const link = peerBetaLink(valuation)['peer_beta'];
  if (!table || !link) throw new Error('No link.');
  const debt = table.columns.findIndex(({ label }) => label === 'Debt');
  const indebted = table.rows.flatMap(({ id, cells }) => {
    const cell = cells[debt];
    return typeof cell === 'object' && typeof cell.value === 'number'
      ? [[`${id}@${debt}`, 10 * cell.value] as const]
      : [];
  });
  const inModel = (name: string) => valuation.evaluator.number(name);
  const changed = recalculateTable(table, inModel, Object.fromEntries(indebted))(link.row, link.column);
  const { evaluator } = valuation;
  expect(changed).toBeLessThan(evaluator.number('peer_beta'));
  const trial = evaluator.fork();
  trial.set('peer_beta', Number(changed));
  expect(trial.number('value_per_share')).toBeGreaterThan(evaluator.number('value_per_share'));
});
