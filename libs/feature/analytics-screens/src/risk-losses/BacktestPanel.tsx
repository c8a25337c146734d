import { useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { messages } from '../risk/messages.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import styles from '../risk-screen/Risk.module.css';
import type { RiskAnswering } from '../risk-worker/useRiskAnswer.js';
import { TablePanel } from '../risk-table/TablePanel.js';
import { backtestWindow, type BacktestRow } from './backtests.js';

/** Below it, a test says that its forecasts were wrong. */
const significance = 0.05;

/** Whether losses forecast by each method would have been right. */
export function BacktestPanel({
  analysis,
  losses: { answer, problem },
}: {
  readonly analysis: RiskSummary;
  readonly losses: Pick<RiskAnswering<'losses'>, 'answer' | 'problem'>;
}): ReactElement {
  const rows = answer?.backtests ?? [];
  const level = answer?.level ?? null;
  const { format } = useFigureFormat();
  const missing =
    problem !== null
      ? ({ ok: false, reason: problem } as const)
      : rows.every(({ test }) => !test.ok)
        ? rows[0]?.test
        : undefined;
  const wordsOf = ({ method, test }: BacktestRow): string => {
    const name = messages.methods[method];
    if (!test.ok) return messages.notesOf(name, test.reason);
    const { exceptions, expectedExceptions, proportionOfFailures, independence } = test.value;
    const expected = format(expectedExceptions, { kind: 'number', precision: 1 });
    const isWrong = proportionOfFailures.pValue < significance;
    const say = isWrong
      ? exceptions > expectedExceptions
        ? messages.tooMany
        : messages.tooFew
      : messages.asExpected;
    return [
      say(name, exceptions, expected),
      independence.pValue < significance ? messages.clustered : messages.notClustered,
    ].join(' ');
  };
  const probability = { kind: 'number', precision: 3 } as const;
  return (
    <TablePanel
      title={messages.backtest}
      analysis={analysis}
      facts={[[messages.level, String(level)]]}
      state={
        missing && !missing.ok
          ? { kind: 'empty', title: messages.backtestMissing, message: missing.reason }
          : answer === null
            ? { kind: 'loading', label: messages.measuring }
            : undefined
      }
      table={{
        rowTitle: messages.method,
        columns: [
          { id: 'count', label: messages.exceptions, format: { kind: 'count' } },
          { id: 'expected', label: messages.expected, format: { kind: 'number', precision: 1 } },
          { id: 'kupiec', label: messages.kupiec, format: probability },
          { id: 'christoffersen', label: messages.christoffersen, format: probability },
          { id: 'days', label: messages.days, format: { kind: 'count' } },
        ],
        rows: rows.map(({ method, test }) => ({
          id: method,
          label: messages.methods[method],
          figures: test.ok
            ? [
                test.value.exceptions,
                test.value.expectedExceptions,
                test.value.proportionOfFailures.pValue,
                test.value.independence.pValue,
                test.value.observations,
              ].map((value) => ({ ok: true, value }) as const)
            : [test, test, test, test, test],
        })),
      }}
      below={
        <ul className={styles['notes']}>
          {rows.map((row) => (
            <li key={row.method}>{wordsOf(row)}</li>
          ))}
        </ul>
      }
      footer={messages.backtestExplained(backtestWindow)}
    />
  );
}
