// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createFakeWindow } from '../testing/createFakeWindow.js';
import { createMonitorTrial } from '../testing/createMonitorTrial.js';
import { resourceTotals } from './resourceTotals.js';

const begun = async (fake = createFakeWindow()) => {
  const trial = createMonitorTrial({}, fake);
  await trial.begin();
  return trial;
};

describe('memory', () => {
  it('[MONITORING-16] is measured at once and every 30 s, and held to its limit', async () => {
    const fake = createFakeWindow();
    fake.page.performance.memory = { usedJSHeapSize: 50_000_000 };
    const trial = await begun(fake);
    trial.pass(29_999);
    expect(trial.monitor.report().memory).toEqual([
      { usedBytes: 50_000_000, measuredAt: '2026-11-20T12:00:00.000Z' },
    ]);
    fake.page.performance.memory = { usedJSHeapSize: 80_000_000 };
    trial.pass(1);
    expect(trial.monitor.report().memory).toHaveLength(2);
    expect(trial.monitor.report().violations).toMatchObject([
      { metric: 'memory', actual: 80_000_000, budget: 78_643_200, severity: 'low' },
    ]);
  });

  it('[MONITORING-16] keeps the samples of the last hour', async () => {
    const fake = createFakeWindow();
    fake.page.performance.memory = { usedJSHeapSize: 1 };
    const trial = await begun(fake);
    trial.pass(2 * 60 * 60 * 1000);
    const { memory } = trial.monitor.report();
    expect(memory).toHaveLength(120);
    expect(memory.at(-1)?.measuredAt).toBe('2026-11-20T14:00:00.000Z');
  });
});

describe('long tasks', () => {
  it('[MONITORING-17] are kept with their time, those over 120 ms as violations', async () => {
    const trial = await begun();
    trial.observers.emit('longtask', { startTime: 1500, duration: 119 }, { startTime: 2000, duration: 300 });
    expect(trial.monitor.report().longTasks).toEqual([
      { durationMs: 119, startedAt: '2026-11-20T12:00:01.500Z' },
      { durationMs: 300, startedAt: '2026-11-20T12:00:02.000Z' },
    ]);
    expect(trial.monitor.report().violations).toMatchObject([
      { metric: 'long-task', actual: 300, budget: 120, severity: 'critical' },
    ]);
  });

  it('[MONITORING-17] are bounded', async () => {
    const trial = await begun();
    for (let task = 0; task < 60; task += 1)
      trial.observers.emit('longtask', { startTime: task, duration: 60 + task });
    const { longTasks } = trial.monitor.report();
    expect(longTasks).toHaveLength(50);
    expect(longTasks[0]?.durationMs).toBe(70);
  });
});

describe('the frame rate', () => {
  const input = () => new Event('pointerdown');
  const drawFor = (trial: Awaited<ReturnType<typeof begun>>, durationMs: number, frameMs: number) => {
    for (let passedMs = 0; passedMs <= durationMs; passedMs += frameMs) trial.draw(frameMs);
  };

  it('[MONITORING-18] asks for no frame without an input', async () => {
    const trial = await begun();
    trial.pass(600_000);
    expect(trial.frames.size).toBe(0);
    expect(trial.monitor.report().frameRate).toBeNull();
  });

  it('[MONITORING-18] is measured for two seconds after an input', async () => {
    const trial = await begun();
    trial.events.dispatchEvent(input());
    drawFor(trial, 2500, 25);
    expect(trial.frames.size).toBe(0);
    expect(trial.monitor.report().frameRate).toMatchObject({ framesPerSecond: 40 });
    expect(trial.monitor.report().violations).toMatchObject([
      { metric: 'frame-rate', actual: 40, budget: 55, severity: 'medium' },
    ]);
  });

  it('[MONITORING-18] is measured again only after a minute', async () => {
    const trial = await begun();
    trial.events.dispatchEvent(input());
    drawFor(trial, 2500, 10);
    trial.pass(57_000);
    trial.events.dispatchEvent(input());
    expect(trial.frames.size).toBe(0);
    trial.pass(3000);
    expect(trial.frames.size).toBe(0);
    trial.events.dispatchEvent(input());
    expect(trial.frames.size).toBe(1);
  });

  it('[MONITORING-18] is not measured out of view', async () => {
    const trial = await begun();
    trial.events.dispatchEvent(input());
    drawFor(trial, 1000, 100);
    trial.page.document.visibilityState = 'hidden';
    drawFor(trial, 4000, 100);
    expect(trial.frames.size).toBe(0);
    expect(trial.monitor.report().frameRate).toBeNull();
  });
});

const file = (name: string, transferSize: number, initiatorType = 'other', startTime = 100) => ({
  name: `https://product.example/${name}`,
  initiatorType,
  transferSize,
  startTime,
});

describe('what is transferred', () => {
  it('[MONITORING-19] is added up by kind', () => {
    expect(
      resourceTotals([
        file('', 5000, 'navigation'),
        file('assets/a.js?v=1', 100, 'link'),
        file('assets/worker.mjs', 10, 'other'),
        file('code', 1, 'script'),
        file('assets/a.css', 200, 'link'),
        file('icons/mark.svg', 300, 'img'),
        file('picture', 30, 'img'),
        file('assets/inter.woff2', 400, 'css'),
        file('api/market-data?query=a.js', 700, 'fetch'),
        file('cached.js', 0, 'script'),
      ]),
    ).toEqual({
      jsBytes: 111,
      cssBytes: 200,
      imageBytes: 330,
      fontBytes: 400,
      requests: 10,
      totalBytes: 6741,
    });
  });

  it('[MONITORING-19] counts what is asked for up to ten seconds after the load event, but no reports', async () => {
    const fake = createFakeWindow();
    fake.entries['navigation'] = [{ ...file('', 5000, 'navigation'), loadEventEnd: 500 }];
    fake.entries['resource'] = [file('a.js', 310_000, 'script')];
    const trial = await begun(fake);
    expect(trial.monitor.report().resources).toMatchObject({ jsBytes: 310_000, requests: 2 });
    expect(trial.monitor.report().violations).toEqual([]);

    fake.entries['resource'] = [
      ...(fake.entries['resource'] ?? []),
      file('b.css', 80_000, 'link', 10_500),
      file('c.js', 9_000_000, 'script', 10_501),
      file('api/performance', 300, 'beacon', 2000),
    ];
    trial.pass(10_500);
    expect(trial.monitor.report().resources).toEqual({
      jsBytes: 310_000,
      cssBytes: 80_000,
      imageBytes: 0,
      fontBytes: 0,
      requests: 3,
      totalBytes: 395_000,
    });
    expect(trial.monitor.report().violations).toMatchObject([
      { metric: 'js', actual: 310_000, budget: 307_200 },
      { metric: 'css', actual: 80_000, budget: 76_800 },
    ]);
  });

  it('[MONITORING-10] is held to the limits of images, fonts, requests and all', async () => {
    const fake = createFakeWindow();
    fake.entries['navigation'] = [{ ...file('', 0, 'navigation'), loadEventEnd: 0 }];
    fake.entries['resource'] = [
      file('a.png', 512_001),
      file('a.woff2', 102_401),
      ...Array.from({ length: 83 }, (_, number) => file(`data/${number}`, 10_000)),
    ];
    const trial = await begun(fake);
    trial.pass(10_000);
    expect(trial.monitor.report().violations.map(({ metric, budget }) => [metric, budget])).toEqual([
      ['images', 512_000],
      ['fonts', 102_400],
      ['requests', 85],
      ['total-transfer', 1_048_576],
    ]);
  });
});
