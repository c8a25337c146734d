// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import {
  cspViolationSchema,
  performanceMetricSchema,
  performanceSessionSchema,
  performanceViolationSchema,
  webVitalSchema,
} from '@finance-analyst/contracts';
import { createFakeWindow } from '../testing/createFakeWindow.js';
import { createMonitorTrial } from '../testing/createMonitorTrial.js';

const origin = 'https://product.example';
const url = `${origin}/valuation-workbench`;
const timestamp = '2026-11-20T12:00:00.000Z';
const type = 'application/json';

const begun = async (changes: Parameters<typeof createMonitorTrial>[0] = {}, fake = createFakeWindow()) => {
  const trial = createMonitorTrial(changes, fake);
  await trial.begin();
  return trial;
};

const refusal = (blockedURI = 'https://elsewhere.example/x.js?who=me#there') =>
  Object.assign(new Event('securitypolicyviolation'), {
    blockedURI,
    violatedDirective: 'script-src-elem',
    originalPolicy: "default-src 'self'",
    disposition: 'enforce',
    sample: 'entered()',
  });

const addressesOf = async (trial: Awaited<ReturnType<typeof begun>>) =>
  (await trial.sent()).map(({ address }) => address);

describe('a page in the sample', () => {
  it('[MONITORING-22] [MONITORING-23] sends each final vital as a metric and as a web vital', async () => {
    const trial = await begun({ webVitalsEndpoint: 'https://vitals.example/collect' });
    trial.vitals.change('LCP', 700);
    trial.vitals.finish('LCP', 2600);
    const [metric, vital, ...others] = await trial.sent();
    expect(others).toEqual([]);
    expect(metric).toEqual({
      address: '/api/performance',
      type,
      body: {
        name: 'LCP',
        value: 2600,
        rating: 'needs-improvement',
        id: 'v-LCP',
        sessionId: 's-1',
        url,
        timestamp,
      },
    });
    expect(performanceMetricSchema.safeParse(metric?.body).success).toBe(true);
    expect(vital).toEqual({
      address: 'https://vitals.example/collect',
      type,
      body: {
        type: 'web_vital',
        name: 'LCP',
        value: 2600,
        id: 'v-LCP',
        rating: 'needs-improvement',
        url: '/valuation-workbench',
        ts: Date.parse(timestamp),
      },
    });
    expect(webVitalSchema.safeParse(vital?.body).success).toBe(true);
  });

  it('[MONITORING-23] sends FID as a metric alone', async () => {
    const trial = await begun();
    trial.observers.emit('first-input', { startTime: 10, processingStart: 20 });
    expect(await trial.sent()).toMatchObject([
      { address: '/api/performance', body: { name: 'FID', value: 10 } },
    ]);
  });

  it('[MONITORING-24] [MONITORING-27] sends each violation below the configured base', async () => {
    const trial = await begun({ apiBase: 'https://api.example/v2' });
    trial.observers.emit('longtask', { startTime: 0, duration: 200 });
    const [sent] = await trial.sent();
    expect(sent).toEqual({
      address: 'https://api.example/v2/performance/violations',
      type,
      body: {
        metric: 'long-task',
        actual: 200,
        budget: 120,
        severity: 'high',
        url,
        timestamp,
        message: 'One task blocked the page for 200 ms; it should be at most 120 ms.',
        recommendation: 'Break the task up, or move it to a worker.',
      },
    });
    expect(performanceViolationSchema.safeParse(sent?.body).success).toBe(true);
  });

  it('[MONITORING-24] sends at most 50 violations', async () => {
    const trial = await begun();
    for (let task = 0; task < 60; task += 1)
      trial.observers.emit('longtask', { startTime: task, duration: 200 });
    expect(await trial.sent()).toHaveLength(50);
  });

  it('[MONITORING-25] [MONITORING-29] sends a summary when it is hidden, once', async () => {
    const fake = createFakeWindow();
    const entry = { entryType: 'navigation', name: `${url}?symbol=SECRET`, startTime: 0, duration: 900 };
    fake.entries['navigation'] = [
      { ...entry, transferSize: 5000, initiatorType: 'navigation', loadEventEnd: 900 },
    ];
    const trial = await begun({}, fake);
    trial.vitals.change('CLS', 0.02);
    trial.observers.emit('longtask', { startTime: 0, duration: 60 });
    trial.monitor.recordError(new Error('Once'));
    trial.monitor.recordError(new Error('Once'));
    trial.hide();
    trial.hide();
    trial.events.dispatchEvent(new Event('pagehide'));
    const sent = await trial.sent();
    expect(sent).toEqual([
      {
        address: '/api/performance/session',
        type,
        body: {
          sessionId: 's-1',
          metrics: {
            CLS: { value: 0.02, rating: 'good' },
            jsBytes: { value: 0 },
            cssBytes: { value: 0 },
            imageBytes: { value: 0 },
            fontBytes: { value: 0 },
            requests: { value: 1 },
            totalBytes: { value: 5000 },
            'long-tasks': { value: 1 },
            errors: { value: 2 },
          },
          performanceEntries: [{ ...entry, name: url }],
          timestamp,
          url,
        },
      },
    ]);
    expect(performanceSessionSchema.safeParse(sent[0]?.body).success).toBe(true);
  });

  it('[MONITORING-25] sends the summary after the vitals that become final while it is left', async () => {
    const trial = await begun();
    trial.events.dispatchEvent(new Event('visibilitychange'));
    trial.events.dispatchEvent(new Event('pagehide'));
    expect(await addressesOf(trial)).toEqual([]);
    trial.vitals.finish('INP', 120);
    trial.hide();
    expect(await addressesOf(trial)).toEqual([
      '/api/performance',
      '/api/web-vitals',
      '/api/performance/session',
    ]);
  });

  it('[MONITORING-25] sends the summary when it is left without ever having been in view', async () => {
    const trial = await begun();
    trial.page.document.visibilityState = 'hidden';
    trial.events.dispatchEvent(new Event('pagehide'));
    expect(await addressesOf(trial)).toEqual(['/api/performance/session']);
  });

  it('[MONITORING-25] names the slowest of many files', async () => {
    const fake = createFakeWindow();
    fake.entries['resource'] = Array.from({ length: 200 }, (_, number) => ({
      entryType: 'resource',
      name: `${url}/${number}.js${'x'.repeat(5000)}`,
      startTime: number,
      duration: number,
      initiatorType: number === 199 ? 'beacon' : 'script',
    }));
    const trial = await begun({}, fake);
    trial.hide();
    const [summary] = await trial.sent();
    const { performanceEntries } = performanceSessionSchema.parse(summary?.body);
    expect(performanceEntries).toHaveLength(30);
    // The last was a report itself.
    expect(performanceEntries[0]?.duration).toBe(198);
  });
});

describe('sampling', () => {
  it('[MONITORING-21] is drawn once, and a page outside the sample sends none of its measurements', async () => {
    const random = vi.fn(() => 0.1);
    const trial = await begun({ random });
    trial.vitals.change('LCP', 9000);
    trial.vitals.finish('LCP', 9000);
    trial.observers.emit('longtask', { startTime: 0, duration: 200 });
    trial.hide();
    expect(await trial.sent()).toEqual([]);
    expect(random).toHaveBeenCalledTimes(1);
    expect(trial.monitor.report()).toMatchObject({
      beacons: { sampled: false, stopped: false, reason: null },
      vitals: [{ name: 'LCP' }],
      violations: [{ metric: 'LCP' }, { metric: 'long-task' }],
    });
  });

  it('[MONITORING-21] takes one page in ten', async () => {
    expect((await begun({ random: () => 0.0999 })).monitor.report().beacons.sampled).toBe(true);
    expect((await begun({ random: () => 0 })).monitor.report().beacons.sampled).toBe(true);
  });
});

describe('sending', () => {
  it('[MONITORING-26] ends with the first report that the browser does not take', async () => {
    const trial = await begun();
    trial.page.navigator.takesBeacons = false;
    trial.vitals.finish('LCP', 900);
    trial.page.navigator.takesBeacons = true;
    trial.vitals.change('FCP', 900);
    trial.vitals.finish('FCP', 900);
    expect(await trial.sent()).toEqual([]);
    expect(trial.monitor.report()).toMatchObject({
      vitals: [{ name: 'FCP' }],
      beacons: {
        sampled: true,
        stopped: true,
        reason: 'A report could not be sent. Nothing more is sent until the page is reloaded.',
      },
    });
  });

  it.each([
    ['refused by the server', { name: `${origin}/api/performance`, responseStatus: 500 }],
    ['that never reached it', { name: `${origin}/api/performance`, responseStatus: 0 }],
    ['refused elsewhere', { name: 'https://vitals.example/', responseStatus: 403 }],
  ])('[MONITORING-26] ends with a report %s', async (_what, answer) => {
    const trial = await begun();
    trial.vitals.finish('LCP', 900);
    trial.observers.emit('resource', { initiatorType: 'beacon', ...answer });
    trial.vitals.finish('FCP', 900);
    expect(await trial.sent()).toHaveLength(2);
    expect(trial.monitor.report().beacons).toEqual({
      sampled: true,
      stopped: true,
      reason: 'A report could not be sent. Nothing more is sent until the page is reloaded.',
    });
  });

  it.each([
    ['arrived', { initiatorType: 'beacon', name: `${origin}/api/performance`, responseStatus: 204 }],
    ['has no recorded answer', { initiatorType: 'beacon', name: `${origin}/api/performance` }],
    [
      'went elsewhere unseen',
      { initiatorType: 'beacon', name: 'https://vitals.example/', responseStatus: 0 },
    ],
    ['is no report', { initiatorType: 'fetch', name: `${origin}/api/quotes`, responseStatus: 500 }],
  ])('[MONITORING-26] goes on after a request that %s', async (_what, entry) => {
    const trial = await begun();
    trial.observers.emit('resource', entry);
    trial.vitals.finish('LCP', 900);
    expect(await trial.sent()).toHaveLength(2);
    expect(trial.monitor.report().beacons.stopped).toBe(false);
  });

  it('[MONITORING-26] ends with a report that is due offline', async () => {
    const trial = await begun();
    trial.page.navigator.onLine = false;
    trial.vitals.finish('LCP', 900);
    trial.page.navigator.onLine = true;
    trial.vitals.finish('FCP', 900);
    expect(await trial.sent()).toEqual([]);
    expect(trial.monitor.report().beacons).toEqual({
      sampled: true,
      stopped: true,
      reason: 'The device was offline. Nothing more is sent until the page is reloaded.',
    });
  });

  it('[MONITORING-26] ends where the browser throws, or has no beacons', async () => {
    const throwing = createFakeWindow();
    throwing.page.navigator.sendBeacon = () => {
      throw new TypeError('No beacon to this address.');
    };
    const missing = createFakeWindow();
    Object.assign(missing.page.navigator, { sendBeacon: undefined });
    for (const [fake, reason] of [
      [throwing, 'A report could not be sent. Nothing more is sent until the page is reloaded.'],
      [missing, 'This browser cannot send reports in the background.'],
    ] as const) {
      const trial = await begun({}, fake);
      trial.vitals.finish('LCP', 900);
      expect(trial.monitor.report().beacons).toEqual({ sampled: true, stopped: true, reason });
    }
  });
});

describe('refusals of the policy', () => {
  it('[MONITORING-28] are sent whole and once, sampled or not, without queries', async () => {
    const trial = await begun({ random: () => 0.9 });
    trial.page.document.dispatchEvent(refusal());
    trial.page.document.dispatchEvent(refusal());
    trial.page.document.dispatchEvent(refusal('https://elsewhere.example/x.js?who=you'));
    const sent = await trial.sent();
    expect(sent).toEqual([
      {
        address: '/api/csp-violations',
        type,
        body: {
          blockedURI: 'https://elsewhere.example/x.js',
          violatedDirective: 'script-src-elem',
          originalPolicy: "default-src 'self'",
          disposition: 'enforce',
          timestamp,
          userAgent: 'A browser',
          url,
        },
      },
    ]);
    expect(cspViolationSchema.safeParse(sent[0]?.body).success).toBe(true);
  });

  it('[MONITORING-28] are at most 20', async () => {
    const trial = await begun();
    for (let number = 0; number < 30; number += 1)
      trial.page.document.dispatchEvent(refusal(`https://elsewhere.example/${number}.js`));
    expect(await trial.sent()).toHaveLength(20);
  });
});
