import { Button, Notice, Panel, ProgressBar } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import styles from './BenchmarkPanel.module.css';
import { BenchmarkResult } from './BenchmarkResult.js';
import { messages } from './messages.js';
import type { RunBenchmark } from './RunBenchmark.js';
import { useBenchmark } from './useBenchmark.js';

/** Benchmarks the model engine on this device, on request. */
export function BenchmarkPanel({ runBenchmark }: { readonly runBenchmark: RunBenchmark }): ReactElement {
  const { format } = useFigureFormat();
  const { state, start, cancel } = useBenchmark(runBenchmark);
  return (
    <Panel title={messages.benchmark}>
      <div className={styles['benchmark']}>
        <p className={styles['explanation']}>{messages.benchmarkExplained}</p>
        {state.phase === 'running' && (
          <ProgressBar
            label={messages.benchmarkRunning}
            value={state.done}
            valueLabel={messages.benchmarkDone(format(state.done, { kind: 'rate', precision: 0 }))}
          />
        )}
        {state.phase === 'cancelled' && (
          <Notice tone="note" announce="polite">
            {messages.benchmarkCancelled}
          </Notice>
        )}
        {state.phase === 'ended' && !state.outcome.ok && (
          <Notice tone="error" announce="assertive">
            {messages.benchmarkFailed(state.outcome.reason)}
          </Notice>
        )}
        {state.phase === 'ended' && state.outcome.ok && <BenchmarkResult run={state.outcome.value} />}
        <div>
          {state.phase === 'running' ? (
            <Button onPress={cancel}>{messages.benchmarkCancel}</Button>
          ) : (
            <Button icon="gauge" onPress={start}>
              {state.phase === 'idle' ? messages.benchmarkStart : messages.benchmarkAgain}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}
