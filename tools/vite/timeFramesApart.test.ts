// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { timeFramesApart } from './timeFramesApart.ts';

afterEach(() => {
  vi.useRealTimers();
});

timeFramesApart(window);

it('draws frames after one that replaced timers never drew', async () => {
  // As code has it that was loaded before.
  const ask = window.requestAnimationFrame;
  vi.useFakeTimers();
  ask(() => undefined);
  vi.useRealTimers();
  const drawn = vi.fn();
  ask(drawn);
  await vi.waitFor(() => {
    expect(drawn).toHaveBeenCalledOnce();
  });
});

it('draws a frame with replaced timers, and none that is canceled', () => {
  const { requestAnimationFrame: ask, cancelAnimationFrame: cancel } = window;
  vi.useFakeTimers();
  const [drawn, canceled] = [vi.fn(), vi.fn()];
  ask(drawn);
  cancel(ask(canceled));
  vi.advanceTimersByTime(20);
  expect(drawn).toHaveBeenCalledOnce();
  expect(canceled).not.toHaveBeenCalled();
});
