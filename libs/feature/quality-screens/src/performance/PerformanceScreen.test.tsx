import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { definitionOf } from '../testing/definitionOf.js';
import { rowsOf } from '../testing/rowsOf.js';
import { createFakeMonitor } from '../testing/createFakeMonitor.js';
import { emptyReport, exampleReport, poorReport, restingReport } from '../testing/exampleReport.js';
import { messages } from './messages.js';
import { PerformanceScreen, type PerformanceScreenProps } from './PerformanceScreen.js';
import { PerformanceSummary } from './PerformanceSummary.js';
import type { BenchmarkRun, RunBenchmark } from './RunBenchmark.js';

const show = (report = exampleReport, props: Partial<PerformanceScreenProps> = {}) => {
  const monitor = createFakeMonitor(report);
  const view = render(<PerformanceScreen monitor={monitor} isAudit={false} {...props} />);
  return { monitor, ...view };
};
describe('PerformanceScreen', () => {
  it('[QUALITY-SCREENS-1] shows in one line: good vitals, paint, responsiveness, shift, missed budgets', () => {
    const { monitor } = show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Performance');
    expect(definitionOf(messages.answer)).toBe('3 of 5');
    expect(definitionOf(messages.largestPaint)).toBe('1,840 ms');
    expect(definitionOf(messages.responsiveness)).toBe('96 ms');
    expect(definitionOf(messages.layoutShift)).toBe('0.310');
    expect(definitionOf(messages.violations)).toBe('3');
    act(() => {
      monitor.show({ ...exampleReport, violations: [] });
    });
    expect(definitionOf(messages.violations)).toBe('0');
  });

  it('[QUALITY-SCREENS-2] shows each vital with its good and poor thresholds', () => {
    show();
    expect(rowsOf(messages.vitals)).toEqual([
      ['LCP', '1,840 ms', 'Good', '2,500 ms', '4,000 ms'],
      ['INP', '96 ms', 'Good', '200 ms', '500 ms'],
      ['CLS', '0.310', 'Poor', '0.100', '0.250'],
      ['FCP', '920 ms', 'Good', '1,800 ms', '3,000 ms'],
      ['TTFB', '1,210 ms', 'Needs improvement', '800 ms', '1,800 ms'],
      ['FID', expect.stringContaining(messages.needsInput) as string, '', '100 ms', '300 ms'],
    ]);
  });

  it('[QUALITY-SCREENS-3] says that something is not measured yet', () => {
    show(emptyReport);
    expect(definitionOf(messages.answer)).toContain(messages.nothingMeasured);
    expect(definitionOf(messages.largestPaint)).toContain(messages.notMeasured);
    expect(definitionOf(messages.responsiveness)).toContain(messages.needsInput);
    expect(rowsOf(messages.loaded)[0]?.[1]).toContain(messages.resourcesPending);
    expect(screen.getByText(messages.memoryEvery)).toBeDefined();
  });

  it('[QUALITY-SCREENS-3] says which vitals this browser does not measure', () => {
    show(poorReport);
    expect(definitionOf(messages.layoutShift)).toContain('This browser does not measure layout shift.');
    expect(screen.getByText('This browser does not tell its memory.')).toBeDefined();
    expect(screen.getByText('This browser does not tell of long tasks.')).toBeDefined();
  });

  it('[QUALITY-SCREENS-3] says why monitoring is off, and shows no zero', () => {
    const { container } = show(restingReport);
    expect(screen.getByText(messages.notRunning('This is an automated run.'))).toBeDefined();
    expect(definitionOf(messages.violations)).toContain('This is an automated run.');
    expect(container.querySelector('dl')?.textContent).not.toMatch(/\b0\b/);
    expect(screen.getByText(messages.beaconsOff)).toBeDefined();
  });

  it('[QUALITY-SCREENS-4] shows missed budgets with severity and advice, newest first', () => {
    show();
    expect(rowsOf(messages.missedBudgets)).toEqual([
      ['Frame rate', '24 fps', '55 fps', 'Critical', 'Move work off the main thread.'],
      ['Scripts', '391 KiB', '300 KiB', 'Medium', 'Load later what the first screen does not need.'],
      ['Time to first byte', '1,210 ms', '800 ms', 'High', 'Look at what the server does before it answers.'],
    ]);
  });

  it('[QUALITY-SCREENS-5] draws memory with its limit and lists the longest task first', () => {
    show();
    expect(screen.getByText(messages.memorySummary('41.0 MiB', '75.0 MiB'))).toBeDefined();
    expect(rowsOf(messages.longTasks).map(([, duration]) => duration)).toEqual(['322 ms', '141 ms']);
  });

  it('[QUALITY-SCREENS-6] shows loaded resources against their limits', () => {
    show();
    expect(rowsOf(messages.loaded)).toEqual([
      ['Scripts', '391 KiB', '300 KiB', '130%'],
      ['Styles', '20 KiB', '75 KiB', '27%'],
      ['Images', '0 B', '500 KiB', '0%'],
      ['Fonts', '85 KiB', '100 KiB', '85%'],
      ['Requests', '34', '85', '40%'],
      ['Total transfer', '500 KiB', '1.0 MiB', '49%'],
      ['Frame rate', '58 fps', 'at least 55 fps', ''],
    ]);
  });

  it('[QUALITY-SCREENS-7] shows findings, errors and reporting', () => {
    const { monitor } = show();
    expect(rowsOf(messages.security)[1]).toEqual([
      'Framing',
      messages.failed,
      'Another page shows this one in a frame.',
    ]);
    expect(rowsOf(messages.errors)).toEqual([['TypeError: value is undefined', '3', '14:02']]);
    expect(screen.getByText(messages.beaconsSampled)).toBeDefined();
    act(() => {
      monitor.show({ ...exampleReport, beacons: { sampled: true, stopped: true, reason: 'Offline.' } });
    });
    expect(screen.getByText(messages.beaconsStopped('Offline.'))).toBeDefined();
    act(() => {
      monitor.show({ ...exampleReport, beacons: { sampled: false, stopped: false, reason: null } });
    });
    expect(screen.getByText(messages.beaconsNotSampled)).toBeDefined();
  });

  it('[QUALITY-SCREENS-10] is a placeholder in an audit run', () => {
    show(exampleReport, { isAudit: true, runBenchmark: () => new Promise(() => undefined) });
    expect(screen.getByText(messages.auditPlaceholder)).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it("[QUALITY-SCREENS-9] shows the cache's hit rate, and refreshes it on request", () => {
    let hits = 3;
    show(exampleReport, { cacheStatistics: () => ({ hits, misses: 1, entries: 4, bytes: 2048 }) });
    expect(definitionOf(messages.cacheHitRate)).toBe('75.0%');
    expect(definitionOf(messages.cacheSize)).toBe('2 KiB');
    hits = 9;
    fireEvent.click(screen.getByRole('button', { name: messages.cacheReadAgain }));
    expect(definitionOf(messages.cacheHitRate)).toBe('90.0%');
  });

  it('[QUALITY-SCREENS-9] has no hit rate for an unused cache', () => {
    show(exampleReport, { cacheStatistics: () => ({ hits: 0, misses: 0, entries: 0, bytes: 0 }) });
    expect(definitionOf(messages.cacheHitRate)).toContain(messages.cacheNotAsked);
  });
});

describe('the benchmark', () => {
  const run: BenchmarkRun = { model: 'Five-year DCF', evaluations: 5000, durationMs: 2000 };
  const startWith = (runBenchmark: RunBenchmark) => {
    const view = show(exampleReport, { runBenchmark });
    fireEvent.click(screen.getByRole('button', { name: messages.benchmarkStart }));
    return view;
  };

  it('[QUALITY-SCREENS-8] shows its progress, then evaluations per second with the model’s name', async () => {
    let finish: () => void = () => undefined;
    startWith(({ onProgress }) => {
      onProgress(0.4);
      return new Promise((resolve) => {
        finish = () => {
          resolve({ ok: true, value: run });
        };
      });
    });
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('40');
    finish();
    await waitFor(() => {
      expect(definitionOf(messages.evaluationsPerSecond)).toBe('2,500');
    });
    expect(definitionOf(messages.benchmarkModel)).toBe('Five-year DCF');
    expect(screen.getByRole('button', { name: messages.benchmarkAgain })).toBeDefined();
  });

  it('[QUALITY-SCREENS-8] can be canceled, and shows nothing that arrives later', async () => {
    let told: AbortSignal | undefined;
    startWith(({ signal }) => {
      told = signal;
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          resolve({ ok: true, value: run });
        });
      });
    });
    fireEvent.click(screen.getByRole('button', { name: messages.benchmarkCancel }));
    expect(told?.aborted).toBe(true);
    expect(await screen.findByText(messages.benchmarkCancelled)).toBeDefined();
    expect(screen.queryByText(messages.evaluationsPerSecond)).toBeNull();
  });

  it('[QUALITY-SCREENS-8] says why it failed, by result or exception', async () => {
    const { unmount } = startWith(() => Promise.resolve({ ok: false, reason: 'No workers here.' }));
    expect(await screen.findByText(messages.benchmarkFailed('No workers here.'))).toBeDefined();
    unmount();
    startWith(() => Promise.reject(new Error('It broke.')));
    expect(await screen.findByText(messages.benchmarkFailed('It broke.'))).toBeDefined();
  });

  it('[QUALITY-SCREENS-8] gives no rate for a run without time', async () => {
    startWith(() => Promise.resolve({ ok: true, value: { ...run, durationMs: 0 } }));
    await waitFor(() => {
      expect(definitionOf(messages.evaluationsPerSecond)).toContain(messages.benchmarkTooShort);
    });
  });

  it('[QUALITY-SCREENS-8] stops when the screen closes', () => {
    let told: AbortSignal | undefined;
    const { unmount } = startWith(({ signal }) => {
      told = signal;
      return new Promise(() => undefined);
    });
    expect(told?.aborted).toBe(false);
    unmount();
    expect(told?.aborted).toBe(true);
  });
});

describe('PerformanceSummary', () => {
  it('[QUALITY-SCREENS-11] shows figures and vitals, and links to the screen', () => {
    const onClose = vi.fn();
    render(
      <MemoryRouter>
        <PerformanceSummary monitor={createFakeMonitor(exampleReport)} onClose={onClose} />
      </MemoryRouter>,
    );
    expect(definitionOf(messages.answer)).toBe('3 of 5');
    expect(rowsOf(messages.vitals)).toHaveLength(6);
    const link = screen.getByRole('link', { name: messages.openScreen });
    expect(link.getAttribute('href')).toBe('/performance');
    fireEvent.click(link);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('[QUALITY-SCREENS-11] says why monitoring is off', () => {
    render(
      <MemoryRouter>
        <PerformanceSummary monitor={createFakeMonitor(restingReport)} />
      </MemoryRouter>,
    );
    expect(screen.getByText(messages.notRunning('This is an automated run.'))).toBeDefined();
  });
});
