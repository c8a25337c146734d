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
  const { peers, median } = storedPeerBetas(valuation.body);
  const first = peers.get('NGI');
  expect(median.ok && first?.ok).toBe(true);
  expect(sheet('item NGI', 7)).toBeCloseTo(first?.ok ? first.value.unlevered : Number.NaN, 6);
  expect(sheet('median', 9)).toBeCloseTo(median.ok ? median.value : Number.NaN, 6);
  expect(sheet('relevered', 9)).toBeCloseTo(inModel('relevered_beta'), 6);
});

it('[VALUATION-SCREENS-620] has no sheet of betas without peers, or in a method without them', () => {
  expect(workbookPeerBetas(exampleValuation2())).toEqual([]);
  const buyout = exampleBuyoutDocument();
  const body = addPeers(buyout.body, peersWithBetas);
  expect(workbookPeerBetas(exampleBuyoutValuation({ ...buyout, body }))).toEqual([]);
});
