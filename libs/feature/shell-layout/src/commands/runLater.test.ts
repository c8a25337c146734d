import { expect, it, vi } from 'vitest';
import { messages } from '../messages.js';
import { exampleScreens } from '../testing/exampleScreens.js';
import { loadRuns, runLater } from './runLater.js';

it('[SHELL-LAYOUT-41] says that a command could not be loaded, and loads it when it is tried again', async () => {
  const load = vi.fn(loadRuns).mockRejectedValueOnce(new TypeError('offline'));
  const navigate = vi.fn();
  const run = runLater(
    ({ openScreen }, given) => openScreen(exampleScreens, given?.['screen'] ?? '', navigate),
    load,
  );
  expect(await run({ screen: 'home' })).toEqual({ ok: false, reason: messages.commandNotLoaded });
  expect(navigate).not.toHaveBeenCalled();
  expect(await run({ screen: 'home' })).toMatchObject({ ok: true });
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/');
});
