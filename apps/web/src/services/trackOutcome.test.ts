import { expect, it, vi } from 'vitest';
import { trackOutcome } from './trackOutcome.js';

it('calls listeners once the outcome has settled, and can be read afterwards', async () => {
  const pending = Promise.resolve({ ok: false, reason: 'No file arrived.' } as const);
  const tracked = trackOutcome(pending);
  const [listener, former] = [vi.fn(), vi.fn()];
  tracked.subscribe(listener);
  tracked.subscribe(former)();
  expect(tracked.read()).toBeNull();
  await pending;
  expect(tracked.read()).toEqual({ ok: false, reason: 'No file arrived.' });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(former).not.toHaveBeenCalled();
});
