import { Button, Panel, type PanelState, TextField } from '@finance-analyst/components';
import { useState, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { AskForRows } from '../rows/FigureQuestion.js';
import type { Analysis } from '../screen/Analysis.js';
import type { AnalyticsSelection } from '../selection/AnalyticsSelection.js';
import styles from './Benchmark.module.css';
import { BenchmarkComparison } from './BenchmarkComparison.js';
import type { OpenBenchmark } from './useBenchmark.js';

/** The portfolio beside an index or any instrument. */
export function BenchmarkPanel({
  analysis,
  benchmark,
  onChange,
  onAsk,
}: {
  readonly analysis: Analysis;
  readonly benchmark: OpenBenchmark;
  readonly onChange: (part: Partial<AnalyticsSelection>) => void;
  readonly onAsk: AskForRows;
}): ReactElement {
  const symbol = analysis.selection.benchmark;
  const state = ((): PanelState => {
    if (symbol === null || benchmark.levels) return { kind: 'ready' };
    if (benchmark.problem !== null)
      return {
        kind: 'failed',
        title: messages.benchmarkFailed(symbol),
        message: benchmark.problem,
        onRetry: benchmark.retry,
      };
    return { kind: 'loading', label: messages.loadingBenchmark(symbol) };
  })();
  return (
    <Panel
      title={messages.benchmark}
      sample={analysis.isSample || benchmark.levels?.isSample || undefined}
      state={state}
      {...(symbol !== null && { minHeight: '12rem' })}
      actions={
        symbol !== null && (
          <Button
            variant="link"
            onPress={() => {
              onChange({ benchmark: null });
            }}
          >
            {messages.removeBenchmark}
          </Button>
        )
      }
      footer={<SymbolField key={symbol ?? ''} symbol={symbol} onChange={onChange} />}
    >
      {benchmark.levels ? (
        <BenchmarkComparison analysis={analysis} levels={benchmark.levels} onAsk={onAsk} />
      ) : (
        <p className={styles['quiet']}>{messages.benchmarkEmptyExplained}</p>
      )}
    </Panel>
  );
}

/** Chooses the benchmark by its symbol. */
function SymbolField({
  symbol,
  onChange,
}: {
  readonly symbol: string | null;
  readonly onChange: (part: Partial<AnalyticsSelection>) => void;
}): ReactElement {
  const [text, setText] = useState(symbol ?? '');
  const wanted = text.trim().toUpperCase();
  return (
    <form
      className={styles['symbol']}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ benchmark: wanted === '' ? null : wanted });
      }}
    >
      <TextField
        label={messages.benchmarkSymbol}
        description={messages.benchmarkHint}
        value={text}
        maxLength={40}
        onChange={setText}
      />
      <Button type="submit">{messages.compare}</Button>
    </form>
  );
}
