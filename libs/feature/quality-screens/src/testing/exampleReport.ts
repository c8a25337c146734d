import type { MonitorReport } from '@finance-analyst/monitoring';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 14, minutes)).toISOString();

/** Nothing was measured. */
export const emptyReport: MonitorReport = {
  isRunning: true,
  reason: null,
  vitals: [],
  violations: [],
  memory: [],
  longTasks: [],
  frameRate: null,
  resources: null,
  security: [],
  errors: [],
  unavailable: [],
  beacons: { sampled: false, stopped: false, reason: null },
};

/** A page after some minutes of measuring. */
export const exampleReport: MonitorReport = {
  ...emptyReport,
  vitals: [
    { name: 'LCP', value: 1840, unit: 'ms', rating: 'good', measuredAt: at(0) },
    { name: 'FCP', value: 920, unit: 'ms', rating: 'good', measuredAt: at(0) },
    { name: 'TTFB', value: 1210, unit: 'ms', rating: 'needs-improvement', measuredAt: at(0) },
    { name: 'CLS', value: 0.31, unit: 'score', rating: 'poor', measuredAt: at(1) },
    { name: 'INP', value: 96, unit: 'ms', rating: 'good', measuredAt: at(1) },
  ],
  violations: [
    {
      metric: 'TTFB',
      actual: 1210,
      budget: 800,
      severity: 'high',
      url: '/',
      timestamp: at(0),
      message: 'Time to first byte was 1210 ms.',
      recommendation: 'Look at what the server does before it answers.',
    },
    {
      metric: 'js',
      actual: 400_000,
      budget: 307_200,
      severity: 'medium',
      url: '/',
      timestamp: at(1),
      message: 'Scripts were too large.',
      recommendation: 'Load later what the first screen does not need.',
    },
    {
      metric: 'frame-rate',
      actual: 24,
      budget: 55,
      severity: 'critical',
      url: '/',
      timestamp: at(2),
      message: 'Frames were slow.',
      recommendation: 'Move work off the main thread.',
    },
  ],
  memory: [31, 33, 36, 34, 38, 41].map((mebibytes, index) => ({
    usedBytes: mebibytes * 1024 * 1024,
    measuredAt: at(index),
  })),
  longTasks: [
    { durationMs: 141, startedAt: at(0) },
    { durationMs: 322, startedAt: at(3) },
  ],
  frameRate: { framesPerSecond: 58, measuredAt: at(4) },
  resources: {
    jsBytes: 400_000,
    cssBytes: 20_480,
    imageBytes: 0,
    fontBytes: 87_040,
    requests: 34,
    totalBytes: 512_000,
  },
  security: [
    {
      check: 'secure-context',
      passed: true,
      message: 'The page came over a secure connection.',
      checkedAt: at(4),
    },
    { check: 'framing', passed: false, message: 'Another page shows this one in a frame.', checkedAt: at(4) },
  ],
  errors: [
    {
      kind: 'error',
      message: 'TypeError: value is undefined',
      source: '/assets/index.js:1:1',
      context: {},
      count: 3,
      firstAt: at(1),
      lastAt: at(2),
    },
  ],
  unavailable: [],
  beacons: { sampled: true, stopped: false, reason: null },
};

/** Monitoring is off in automated runs. */
export const restingReport: MonitorReport = {
  ...emptyReport,
  isRunning: false,
  reason: 'This is an automated run.',
};

/** A browser that measures little. */
export const poorReport: MonitorReport = {
  ...emptyReport,
  unavailable: [
    { measure: 'memory', reason: 'This browser does not tell its memory.' },
    { measure: 'long-task', reason: 'This browser does not tell of long tasks.' },
    { measure: 'CLS', reason: 'This browser does not measure layout shift.' },
  ],
};
