import { expect, it, vi } from 'vitest';
import { createUpdateWatch } from './createUpdateWatch.js';

it('[SERVICE-WORKER-71] remembers an update that was announced before anyone listened', () => {
  const events = new EventTarget() as unknown as Window;
  const watch = createUpdateWatch(events);
  expect(watch.isWaiting()).toBe(false);
  events.dispatchEvent(new Event('update-available'));
  expect(watch.isWaiting()).toBe(true);
});

it('[SERVICE-WORKER-71] calls its listeners until they unsubscribe', () => {
  const events = new EventTarget() as unknown as Window;
  const watch = createUpdateWatch(events);
  const listener = vi.fn();
  const unsubscribe = watch.subscribe(listener);
  events.dispatchEvent(new Event('update-available'));
  unsubscribe();
  events.dispatchEvent(new Event('update-available'));
  expect(listener).toHaveBeenCalledTimes(1);
});
