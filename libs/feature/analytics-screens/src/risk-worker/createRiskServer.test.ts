import { partNotLoaded } from '@finance-analyst/foundation';
import { expect, it } from 'vitest';
import { createRiskWorkersHere } from '../testing/createRiskWorkersHere.js';
import { exampleLevelled, exampleRisk, exampleRiskPositions } from '../testing/exampleRisk.js';
import { backtests } from '../risk-losses/backtests.js';
import { lossRows } from '../risk-losses/lossRows.js';
import { createRiskClient } from './createRiskClient.js';
import { createRiskServer } from './createRiskServer.js';
import { riskInput } from './RiskInput.js';

const analysis = exampleRisk();
const levelled = exampleLevelled();
const input = riskInput(
  exampleRiskPositions.map((position) => ({ ...position, currency: 'USD' })),
  {
    pricesOf: (id) => {
      const levels = levelled.assets.find(({ position }) => position.id === id)?.levels;
      return levels
        ? { ok: true, value: { days: levelled.days, levels, currency: 'USD', isTotalReturn: true } }
        : { ok: false, reason: 'None.' };
    },
    ratesOf: () => ({ ok: false, reason: 'None.' }),
  },
  'USD',
  analysis.selection,
);

it('[ANALYTICS-SCREENS-81] measures in the worker what is measured on the page', async () => {
  const client = createRiskClient(async () => createRiskWorkersHere());
  const outcome = await client.analyze(1, input);
  if (!outcome.ok || !outcome.value.found.ok) throw new Error('Nothing was measured.');
  const { daily, value, assets } = outcome.value.found.value;
  expect([...daily.returns]).toEqual([...analysis.daily.returns]);
  expect(value).toBe(analysis.value);
  expect(assets.map(({ weight }) => weight)).toEqual(analysis.assets.map(({ weight }) => weight));
  expect(assets.every((asset) => !('returns' in asset))).toBe(true);
  const losses = await client.ask('losses', 1, { horizon: 5, level: 0.95 });
  expect(losses.ok && losses.value).toEqual({
    horizon: 5,
    level: 0.95,
    rows: lossRows(analysis.daily, { horizon: 5, level: 0.95 }),
    backtests: backtests(analysis.daily, 0.95),
  });
});

it('[ANALYTICS-SCREENS-82] sends the analysis again to a worker that does not hold it any more', async () => {
  let server = createRiskServer();
  const client = createRiskClient(async () => createRiskWorkersHere(server));
  await client.analyze(7, input);
  server = createRiskServer();
  const losses = await client.ask('losses', 7, { horizon: 1, level: 0.95 });
  expect(losses.ok && losses.value?.rows).toHaveLength(5);
  // An analysis of before is not mistaken for the last one.
  const other = await client.ask('losses', 6, { horizon: 1, level: 0.95 });
  expect(other).toEqual({ ok: true, value: null });
});

it('[ANALYTICS-SCREENS-82] says so if the code of the worker cannot be loaded', async () => {
  const client = createRiskClient(async () => Promise.reject(new TypeError('Failed to fetch')));
  const failed = { ok: false, code: 'crashed', reason: partNotLoaded };
  expect(await client.analyze(1, input)).toEqual(failed);
  expect(await client.ask('losses', 1, { horizon: 1, level: 0.95 })).toEqual(failed);
});
