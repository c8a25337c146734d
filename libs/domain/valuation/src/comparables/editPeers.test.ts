import { expect, it } from 'vitest';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleFiler } from '../testing/exampleFiler.js';
import { addPeers, refreshPeers, removePeer, setPeerLeftOut, setPeerMarketData } from './editPeers.js';
import { modelComparables } from './modelComparables.js';

const { body } = exampleCompanyModel();
const peer = (symbol: string, price = 20) => ({
  peer: {
    id: symbol,
    symbol,
    market: null,
    name: `${symbol} Inc.`,
    price: { price, currency: 'USD', asOf: '2026-11-20', source: 'csv-import' },
  },
  fundamentals: exampleFiler({}, 0.08, { symbol }),
});

it('[VALUATION-257] compares a model with the peers stored in it, each with its price and statements', () => {
  const added = addPeers(body, [peer('A'), peer('B', 40)]);
  const counted = modelComparables(valuationOf(added)).comparisons.evToRevenue;
  expect(counted).toMatchObject({ count: 2, statistics: { ok: true } });
  const one = modelComparables(valuationOf(setPeerLeftOut(added, 'B', true))).comparisons.evToRevenue;
  expect(one.count).toBe(1);
  expect(setPeerLeftOut(setPeerLeftOut(added, 'B', true), 'B', false)).toEqual(added);
  const without = { ...added, peerStatements: {} };
  const [first] = modelComparables(valuationOf(without)).peers.values();
  expect(first).toEqual({ ok: false, reason: 'No statements are stored. Refresh the peers.' });
  const damaged = { ...added, peerStatements: { A: { symbol: 'A' } } };
  expect(modelComparables(valuationOf(damaged)).peers.get('A')).toEqual({
    ok: false,
    reason: 'The stored statements are damaged or from a newer release. Refresh the peers.',
  });
});

it('[VALUATION-257] gives a peer that is added again its new price, and leaves it left out', () => {
  const left = setPeerLeftOut(addPeers(body, [peer('A'), peer('B')]), 'A', true);
  const again = addPeers(left, [peer('A', 55)]);
  expect(again.peers.map(({ id, isLeftOut, price }) => [id, isLeftOut, price?.price])).toEqual([
    ['A', true, 55],
    ['B', undefined, 20],
  ]);
});

it('[VALUATION-257] removes a peer with its statements', () => {
  expect(removePeer(addPeers(body, [peer('A')]), 'A')).toEqual(body);
});

it('[VALUATION-257] keeps the known price of a peer that is loaded again without one', () => {
  const known = addPeers(body, [peer('A', 55)]);
  const { fundamentals, ...found } = peer('A');
  const again = refreshPeers(known, [{ peer: { ...found.peer, price: null }, fundamentals }]);
  expect(again.peers.map(({ price }) => price?.price)).toEqual([55]);
});

it('[VALUATION-257] refreshes only peers that the model still has', () => {
  const known = addPeers(body, [peer('A'), peer('B')]);
  const refreshed = refreshPeers(removePeer(known, 'B'), [peer('A', 30), peer('B', 30)]);
  expect(refreshed.peers.map(({ id, price }) => [id, price?.price])).toEqual([['A', 30]]);
  expect(Object.keys(refreshed.peerStatements)).toEqual(['A']);
  expect(refreshPeers(body, [peer('A')])).toBe(body);
});

it('[VALUATION-257] gives a peer the beta and price that arrive after its statements, if the model still has it', () => {
  const beta = { value: 1.2, label: 'Slope', source: 'stooq', asOf: '2026-11-20' };
  const { price } = peer('B', 44).peer;
  const known = addPeers(body, [peer('A'), peer('B')]);
  const measured = setPeerMarketData(known, 'B', { beta, price: null });
  expect(measured.peers.map((each) => [each.beta, each.price?.price])).toEqual([
    [undefined, 20],
    [beta, 20],
  ]);
  expect(setPeerMarketData(measured, 'B', { beta: { ...beta }, price: null })).toBe(measured);
  const later = { ...beta, asOf: '2026-11-27' };
  expect(setPeerMarketData(measured, 'B', { beta: later, price }).peers[1]).toMatchObject({
    beta: later,
    price: { price: 44 },
  });
  expect(setPeerMarketData(measured, 'B', { beta: null, price: null })).toBe(measured);
  expect(setPeerMarketData(known, 'C', { beta, price })).toBe(known);
  expect(addPeers(measured, [peer('B', 30)]).peers[1]).toMatchObject({ beta, price: { price: 30 } });
});
