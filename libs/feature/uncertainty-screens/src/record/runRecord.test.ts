import { runSimulation } from '@finance-analyst/uncertainty';
import { expect, it } from 'vitest';
import { startingSettings } from '../inputs/AnalysisSettings.js';
import { messages } from '../messages.js';
import { exampleTarget } from '../testing/exampleRun.js';
import { readRecord, recordOf } from './runRecord.js';

const { model, run } = exampleTarget(1_000);
const options = { price: 25 };
const asked = { run, options, settings: startingSettings };

it('[UNCERTAINTY-SCREENS-15] repeats every figure from its file, to the last bit', () => {
  const once = runSimulation(model, run, options);
  if (!once.ok) throw new Error(once.reason);
  const read = readRecord(JSON.stringify(recordOf('Example', asked, once.summary)));
  if (!read.ok) throw new Error(read.reason);
  const again = runSimulation(model, read.value.run, read.value.options);
  expect(again).toEqual(once);
  expect(read.value.result.checksum).toBe(once.summary.checksum);
});

it.each([
  ['no JSON', messages.notARun],
  ['[]', messages.notARun],
  ['{"format":"other"}', messages.notARun],
  ['{"format":"finance-analyst-simulation","version":2}', messages.newerRun],
  ['{"format":"finance-analyst-simulation","version":1,"run":{}}', messages.damagedRun],
])('[UNCERTAINTY-SCREENS-16] refuses %s with the reason', (text, reason) => {
  expect(readRecord(text)).toEqual({ ok: false, reason });
});
