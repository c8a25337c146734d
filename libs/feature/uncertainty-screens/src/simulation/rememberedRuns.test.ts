import { expect, it } from 'vitest';
import { rememberedRun, rememberRun, type RememberedRun } from './rememberedRuns.js';

it('[UNCERTAINTY-SCREENS-42] remembers the last run of each of ten models, and only in its workspace', () => {
  const workspace = {};
  const run = (isSaved: boolean): RememberedRun => ({ shown: {} as RememberedRun['shown'], isSaved });
  for (let model = 0; model <= 10; model += 1) rememberRun(workspace, `model ${model}`, run(false));
  rememberRun(workspace, 'model 10', run(true));
  expect(rememberedRun(workspace, 'model 0')).toBeNull();
  expect(rememberedRun(workspace, 'model 1')?.isSaved).toBe(false);
  expect(rememberedRun(workspace, 'model 10')?.isSaved).toBe(true);
  expect(rememberedRun({}, 'model 10')).toBeNull();
});
