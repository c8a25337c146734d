import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startingSettings } from '../inputs/AnalysisSettings.js';
import { createFakeWorkers, type FakeWorkersOptions } from '../testing/createFakeWorkers.js';
import { exampleTarget } from '../testing/exampleRun.js';
import type { SimulationWorkers } from './SimulationWorkers.js';
import { useSimulation, type AskedRun } from './useSimulation.js';

const { model, run } = exampleTarget(1_000);
const repetition: AskedRun = {
  run,
  options: { price: 71.5 },
  settings: startingSettings,
  repeated: 'Run of Monday',
};
const memory = { read: () => null, write: () => undefined };

const show = (load: () => Promise<SimulationWorkers>) => renderHook(() => useSimulation(load, memory)).result;
const showWith = (options: FakeWorkersOptions) => {
  const workers = createFakeWorkers(options);
  return show(async () => workers);
};

it('[UNCERTAINTY-SCREENS-46] retries the run that failed, a repetition as well', async () => {
  let isDown = true;
  const shown = showWith({ before: () => (isDown ? 'The worker stopped.' : undefined) });
  await act(() => shown.current.start(model, repetition));
  expect(shown.current.state).toMatchObject({ isRunning: false, problem: { kind: 'failed' } });
  isDown = false;
  act(() => {
    shown.current.retry();
  });
  await waitFor(() => {
    expect(shown.current.state.shown?.summary?.paths).toBe(1_000);
  });
  expect(shown.current.state).toMatchObject({ problem: null, shown: repetition });
});

it('[UNCERTAINTY-SCREENS-51] cancels a simulation while its code is loading', async () => {
  const shown = show(() => new Promise(() => undefined));
  let end: Promise<unknown> = Promise.resolve();
  act(() => {
    end = shown.current.start(model, repetition);
  });
  expect(shown.current.state.isRunning).toBe(true);
  await act(async () => {
    shown.current.cancel();
    expect(await end).toBeNull();
  });
  expect(shown.current.state).toMatchObject({ isRunning: false, done: 0, problem: { kind: 'canceled' } });
});
