import { FigureFormatProvider } from '@finance-analyst/figures';
import type { MonitorReport } from '@finance-analyst/monitoring';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { createFakeMonitor } from '../testing/createFakeMonitor.js';
import { emptyReport, exampleReport, poorReport, restingReport } from '../testing/exampleReport.js';
import { PerformanceScreen } from './PerformanceScreen.js';
import type { RunBenchmark } from './RunBenchmark.js';

interface PerformanceState {
  readonly report: MonitorReport;
  readonly isAudit: boolean;
  readonly runBenchmark: RunBenchmark;
}

const meta: Meta<PerformanceState> = {
  title: 'Quality/PerformanceScreen',
  args: {
    report: exampleReport,
    isAudit: false,
    runBenchmark: () =>
      Promise.resolve({
        ok: true,
        value: { model: 'Five-year DCF', evaluations: 24_000, durationMs: 2000 },
      }),
  },
  render: ({ report, isAudit, runBenchmark }) => (
    <FigureFormatProvider locale="en-US">
      <PerformanceScreen
        monitor={createFakeMonitor(report)}
        isAudit={isAudit}
        runBenchmark={runBenchmark}
        cacheStatistics={() => ({ hits: 90, misses: 10, entries: 42, bytes: 180_000 })}
      />
    </FigureFormatProvider>
  ),
};

export default meta;
type Story = StoryObj<PerformanceState>;

export const Measured: Story = {};

export const NothingYet: Story = { args: { report: emptyReport } };

export const NotMeasuredInThisBrowser: Story = { args: { report: poorReport } };

export const NotRunning: Story = { args: { report: restingReport } };

export const Audit: Story = { args: { isAudit: true } };

export const BenchmarkDone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Run the benchmark' }));
    await expect(await canvas.findByText('12,000')).toBeVisible();
  },
};

export const BenchmarkRunning: Story = {
  args: {
    runBenchmark: ({ onProgress }) => {
      onProgress(0.4);
      return new Promise(() => undefined);
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Run the benchmark' }));
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
  },
};

export const BenchmarkFailed: Story = {
  args: { runBenchmark: () => Promise.resolve({ ok: false, reason: 'This browser has no workers.' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Run the benchmark' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
