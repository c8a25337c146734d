import { afterEach, expect, it, vi } from 'vitest';
import { createFakeObservers } from '../testing/createFakeObservers.js';
import { webVitals } from './webVitals.js';

afterEach(() => vi.unstubAllGlobals());

it('[MONITORING-7] takes vitals from the entries of the browser', async () => {
  const observers = createFakeObservers([
    'paint',
    'layout-shift',
    'largest-contentful-paint',
    'event',
    'first-input',
  ]);
  vi.stubGlobal('PerformanceObserver', observers.Observer);
  const entries = [{ entryType: 'navigation', responseStart: 120, startTime: 0 }];
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? (entries as unknown as PerformanceEntryList) : [],
  );
  const newest: Record<string, number> = {};
  webVitals.onEveryChange(({ name, value }) => {
    newest[name] = value;
  });
  observers.emit('paint', { name: 'first-contentful-paint', startTime: 300 });
  observers.emit('largest-contentful-paint', { startTime: 500 });
  await vi.waitFor(() => {
    expect(newest).toMatchObject({ FCP: 300, LCP: 500, CLS: 0, TTFB: 120 });
  });
  observers.emit('layout-shift', { value: 0.25, startTime: 600, hadRecentInput: false });
  await vi.waitFor(() => {
    expect(newest['CLS']).toBe(0.25);
  });
});

it('[MONITORING-7] listens in a browser that measures nothing', () => {
  const tell = vi.fn();
  webVitals.onFinal(tell);
  expect(tell).not.toHaveBeenCalled();
});
