import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budgets } from './budgets.js';
import { defaultMonitorLimits, monitorLimits } from './monitorLimits.js';
import { rateVital } from './rateVital.js';
import { severityOf } from './severityOf.js';

describe('limits', () => {
  it('[MONITORING-9] are the budgets of the vitals', () => {
    expect(budgets).toEqual({ LCP: 2500, FID: 100, CLS: 0.1, FCP: 1800, TTFB: 800 });
  });

  it('[MONITORING-10] have defaults, and what is set holds', () => {
    const same = {
      imageBytes: 512_000,
      fontBytes: 102_400,
      framesPerSecond: 55,
      longTaskMs: 120,
      requests: 85,
      totalBytes: 1_048_576,
    };
    expect(defaultMonitorLimits).toEqual({
      ...same,
      jsBytes: 204_800,
      cssBytes: 51_200,
      memoryBytes: 52_428_800,
    });
    expect(monitorLimits).toEqual({ ...same, jsBytes: 307_200, cssBytes: 76_800, memoryBytes: 78_643_200 });
  });
});

describe('rateVital', () => {
  it.each([
    ['LCP', 2500, 4000],
    ['INP', 200, 500],
    ['CLS', 0.1, 0.25],
    ['FCP', 1800, 3000],
    ['TTFB', 800, 1800],
  ] as const)('[MONITORING-8] rates %s good up to %d and poor above %d', (name, good, poor) => {
    expect(rateVital(name, 0)).toBe('good');
    expect(rateVital(name, good)).toBe('good');
    expect(rateVital(name, good + 0.001)).toBe('needs-improvement');
    expect(rateVital(name, poor)).toBe('needs-improvement');
    expect(rateVital(name, poor + 0.001)).toBe('poor');
  });

  it('[MONITORING-8] holds FID to its budget', () => {
    expect(rateVital('FID', 100)).toBe('good');
    expect(rateVital('FID', 101)).toBe('needs-improvement');
  });
});

describe('severityOf', () => {
  it.each([
    [101, 'low'],
    [120, 'low'],
    [121, 'medium'],
    [150, 'medium'],
    [151, 'high'],
    [200, 'high'],
    [201, 'critical'],
  ] as const)('[MONITORING-11] calls %d for 100 %s', (actual, severity) => {
    expect(severityOf(actual, 100)).toBe(severity);
  });

  it.each([
    [54, 'low'],
    [45, 'medium'],
    [30, 'high'],
    [27, 'critical'],
    [0, 'critical'],
  ] as const)('[MONITORING-11] calls %d frames for 55 %s', (actual, severity) => {
    expect(severityOf(actual, 55, 'less')).toBe(severity);
  });

  it('[MONITORING-11] never calls more of what is worse less severe', () => {
    const order = ['low', 'medium', 'high', 'critical'];
    const positive = fc.double({ min: 0.01, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(positive, positive, positive, (budget, actual, more) => {
        const rank = (value: number) => order.indexOf(severityOf(value, budget));
        expect(rank(actual + more)).toBeGreaterThanOrEqual(rank(actual));
      }),
    );
  });
});
