import { expect, it, vi } from 'vitest';
import { keepOutcome } from './keepOutcome.js';

it('tells who listens when the outcome has come, and keeps it for who asks later', async () => {
  const coming = Promise.resolve({ ok: false, reason: 'No file arrived.' } as const);
  const kept = keepOutcome(coming);
  const [listener, former] = [vi.fn(), vi.fn()];
  kept.subscribe(listener);
  kept.subscribe(former)();
  expect(kept.read()).toBeNull();
  await coming;
  expect(kept.read()).toEqual({ ok: false, reason: 'No file arrived.' });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(former).not.toHaveBeenCalled();
});
