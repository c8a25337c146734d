import { LineChart, type LineMark, type LineSeries } from '@finance-analyst/charts';
import { Disclosure, EmptyState, Panel } from '@finance-analyst/components';
import { Figure, useFigureFormat } from '@finance-analyst/figures';
import { isoDate } from '@finance-analyst/portfolio';
import { useMemo, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { AskForRows } from '../rows/FigureQuestion.js';
import type { Analysis } from '../screen/Analysis.js';
import styles from '../screen/Analytics.module.css';
import { FigureTable } from '../screen/FigureTable.js';
import { drawdownSeries } from './drawdownSeries.js';

/** The loss since the last high by day, and the days of the deepest. */
export function DrawdownPanel({
  analysis,
  onAsk,
}: {
  readonly analysis: Analysis;
  readonly onAsk: AskForRows;
}): ReactElement {
  const { part, measures, isSample, title } = analysis;
  const { days } = part.whole;
  const { format, formatDate } = useFigureFormat();
  const { timeWeighted } = measures;
  const found = useMemo(
    () => (timeWeighted.ok ? drawdownSeries(timeWeighted.value.cumulative) : timeWeighted),
    [timeWeighted],
  );
  const series = useMemo(
    (): readonly LineSeries[] =>
      found.ok
        ? [{ id: 'drawdown', label: messages.drawdown, values: found.value.values, tone: 'loss' }]
        : [],
    [found],
  );
  const deepest = found.ok ? found.value.deepest[0] : undefined;
  const marks = useMemo(
    (): readonly LineMark[] =>
      deepest
        ? [
            {
              day: days[deepest.trough] as number,
              label: `${format(-deepest.depth, { kind: 'rate' })}, ${formatDate(isoDate(days[deepest.trough] as number))}`,
            },
          ]
        : [],
    [deepest, days, format, formatDate],
  );
  if (!found.ok)
    return (
      <Panel title={messages.drawdown}>
        <EmptyState title={messages.drawdownMissing}>{found.reason}</EmptyState>
      </Panel>
    );
  if (!deepest)
    return (
      <Panel title={messages.drawdown} sample={isSample || undefined}>
        <p className={styles['quiet']}>{messages.noDrawdown}</p>
      </Panel>
    );
  const dayOf = (at: number): string => formatDate(isoDate(days[at] as number));
  const recoveryOf = (at: number | null): string =>
    at === null ? messages.notRecovered : messages.recovered(dayOf(at));
  return (
    <LineChart
      title={messages.drawdown}
      summary={messages.drawdownSummary(
        format(deepest.depth, { kind: 'rate' }),
        dayOf(deepest.peak),
        dayOf(deepest.trough),
        recoveryOf(deepest.recovery),
      )}
      sample={isSample || undefined}
      days={days}
      series={series}
      marks={marks}
      caption={messages.drawdownExplained}
      format={{ kind: 'rate' }}
      heightRem={10}
      fileName={`${title} ${messages.drawdown}`}
      below={
        <Disclosure title={messages.deepest}>
          <FigureTable
            label={messages.deepest}
            columns={[messages.depth, messages.peak, messages.trough, messages.recovery]}
            rows={found.value.deepest.map(({ depth, peak, trough, recovery }) => ({
              id: String(peak),
              label: (
                <Figure
                  kind="rate"
                  precision={2}
                  label={messages.depthFrom(dayOf(peak))}
                  onExplain={() => {
                    onAsk({
                      title: messages.depthFrom(dayOf(peak)),
                      explained: messages.explained.drawdown,
                      from: peak,
                      to: trough,
                      part: null,
                      isLinked: true,
                    });
                  }}
                  value={-depth}
                />
              ),
              cells: [
                dayOf(peak),
                dayOf(trough),
                recovery === null ? messages.notRecovered : dayOf(recovery),
              ],
            }))}
          />
        </Disclosure>
      }
    />
  );
}
