import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { addPeers, storedPeerBetas, setAssumption, setPeerLeftOut } from '@finance-analyst/valuation';
import { expect, it } from 'vitest';
import { exampleBuyoutDocument, exampleBuyoutValuation } from '../testing/exampleBuyout.js';
import { exampleValuation2 } from '../testing/exampleModel2.js';
import { documentWithPeers, peersWithBetas } from '../testing/examplePeers.js';
import { recalculateTable, startIronCalc } from '../testing/recalculateTable.js';
import { workbookPeerBetas } from './workbookPeerBetas.js';

startIronCalc(readFileSync(createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm')));

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
