// @vitest-environment node
import { expect, it, vi } from 'vitest';
import type { MonitorWindow } from './MonitorWindow.js';
import { createFakeWindow } from './testing/createFakeWindow.js';
import { whenIdle } from './whenIdle.js';

it('[MONITORING-4] waits for the load event, and a second where the browser knows no idle time', () => {
  const { window, page, events, pass } = createFakeWindow();
  page.document.readyState = 'loading';
  const work = vi.fn();
  whenIdle(window, work);
  pass(60_000);
  expect(work).not.toHaveBeenCalled();
  events.dispatchEvent(new Event('load'));
  pass(999);
  expect(work).not.toHaveBeenCalled();
  pass(1);
  expect(work).toHaveBeenCalledTimes(1);
});

it('[MONITORING-4] waits for idle time where the browser knows it, for five seconds at most', () => {
  const requestIdleCallback = vi.fn(() => 7);
  const cancelIdleCallback = vi.fn();
  const window: MonitorWindow = { ...createFakeWindow().window, requestIdleCallback, cancelIdleCallback };
  const work = vi.fn();
  const cancel = whenIdle(window, work);
  expect(requestIdleCallback).toHaveBeenCalledWith(work, { timeout: 5000 });
  cancel();
  expect(cancelIdleCallback).toHaveBeenCalledWith(7);
});

it('[MONITORING-5] is called off before and after the load event', () => {
  const { window, page, events, timers } = createFakeWindow();
  page.document.readyState = 'loading';
  whenIdle(window, vi.fn())();
  events.dispatchEvent(new Event('load'));
  expect(timers.size).toBe(0);
  page.document.readyState = 'complete';
  whenIdle(window, vi.fn())();
  expect(timers.size).toBe(0);
});
