import { expect, it, vi } from 'vitest';
import { terminalManifest } from './manifest.js';

it('[TERMINAL-30] points the tour at the toggle and opens the terminal', async () => {
  const openTerminal = vi.fn();
  const [step, ...others] = (await terminalManifest.loadTourSteps?.({ openTerminal })) ?? [];
  expect(others).toEqual([]);
  expect(step).toMatchObject({ target: 'terminal-toggle', needsTarget: true });
  if (step?.action && 'run' in step.action) step.action.run();
  expect(openTerminal).toHaveBeenCalledTimes(1);
});
