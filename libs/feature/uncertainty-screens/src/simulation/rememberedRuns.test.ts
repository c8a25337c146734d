import { expect, it } from 'vitest';
import { rememberedRun, rememberRun, type RememberedRun } from './rememberedRuns.js';

it('[UNCERTAINTY-SCREENS-42] remembers the last run of each of ten models, and only in its workspace', () => {
  const workspace = {};
  const run = (savedAs: string | null): RememberedRun => ({ shown: {} as RememberedRun['shown'], savedAs });
  for (let model = 0; model <= 10; model += 1) rememberRun(workspace, `model ${model}`, run(null));
  rememberRun(workspace, 'model 10', run('run'));
  expect(rememberedRun(workspace, 'model 0')).toBeNull();
  expect(rememberedRun(workspace, 'model 1')?.savedAs).toBeNull();
  expect(rememberedRun(workspace, 'model 10')?.savedAs).toBe('run');
  expect(rememberedRun({}, 'model 10')).toBeNull();
});
