import { sourcesOfValuation } from '@finance-analyst/valuation';
import { HistogramChart } from '@finance-analyst/charts';
import { Notice, Panel } from '@finance-analyst/components';
import { writeSymbol } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import type { SimulationRun } from '@finance-analyst/uncertainty';
import { memo, type ReactElement } from 'react';
import { messages } from '../messages.js';
import { EstimatesPanel, tableHeight } from './EstimatesPanel.js';
import { convergenceTable, percentileIn } from './estimates.js';
import type { ResultsProps } from './ResultsProps.js';
import { stagesOf } from './simulate.js';
import { boundOf } from './summaryOptions.js';
import styles from './Simulation.module.css';

/** The distribution of the value per share and how it converged, while a simulation runs too. */
export const SimulationResults = memo(function SimulationResults({
  valuation,
  shown,
  isOfSettings,
  isRunning,
  run,
}: ResultsProps & {
  /** Of the settings. */
  readonly run: SimulationRun;
}): ReactElement {
  const { format } = useFigureFormat();
  const { currency, instrument } = valuation.body;
  const newest = shown?.stages.at(-1)?.summary;
  if (!shown || !newest)
    return (
      <>
        <Panel
          title={messages.histogram}
          minHeight="var(--histogram-height)"
          state={
            isRunning
              ? { kind: 'loading', label: messages.running }
              : { kind: 'empty', title: messages.notRun, message: messages.notRunExplained }
          }
        />
        <Panel
          title={messages.convergence}
          minHeight={tableHeight(stagesOf(run).length)}
          state={
            isRunning
              ? { kind: 'loading', label: messages.running }
              : { kind: 'empty', title: messages.noConvergence, message: messages.noConvergenceExplained }
          }
          footer={<span className={styles['verdict']}>{messages.convergenceHere}</span>}
        />
      </>
    );
  const count = (paths: number): string => format(paths, { kind: 'number', precision: 0 });
  const { statistics } = newest;
  const notices = (
    <>
      {!isRunning && !isOfSettings && shown.repeated !== null && (
        <Notice tone="note">{messages.repeatedShown(shown.repeated)}</Notice>
      )}
      {!isRunning && shown.summary === null && (
        <Notice tone="note">{messages.partial(count(newest.paths), count(shown.run.paths))}</Notice>
      )}
      {newest.failed > 0 && (
        <Notice tone="warning">
          {[
            messages.failures(
              count(newest.failed),
              format(newest.failed / newest.paths, { kind: 'rate', precision: 3 }),
            ),
            ...newest.failures.map(({ reason, paths }) =>
              newest.failures.length === 1 ? `${reason}.` : messages.failure(reason, count(paths)),
            ),
          ].join(' ')}
        </Notice>
      )}
    </>
  );
  if (!statistics.ok)
    return (
      <>
        {notices}
        <Panel
          title={messages.histogram}
          state={{ kind: 'empty', title: messages.noStatistics, message: statistics.reason }}
        />
      </>
    );
  const perShare = { kind: 'per-share', currency, precision: 2 } as const;
  const { histogram, isConverged } = statistics.value;
  // The price that the run was compared with: the model may have another now.
  const { price } = shown.options;
  const marks = [0.5, 0.1, 0.9].map((probability) => ({
    id: String(probability),
    label: messages.percentile(probability),
    value: percentileIn(statistics.value, probability)?.value ?? Number.NaN,
  }));
  const write = (value: number | undefined): string =>
    format(value ?? Number.NaN, { ...perShare, unit: 'hidden' });
  // The bound that the run was judged by: the value per share may have changed since.
  const bound = format(shown.options.largestStandardError ?? boundOf(valuation), perShare);
  return (
    <>
      {notices}
      <HistogramChart
        title={messages.histogram}
        note={messages.perShare(currency)}
        summary={messages.histogramSummary(write(marks[1]?.value), write(marks[2]?.value))}
        bins={histogram}
        marks={
          price === undefined
            ? marks
            : [{ id: 'price', label: messages.price, value: price, isReference: true }, ...marks]
        }
        format={perShare}
        countLabel={messages.paths}
        provenance={sourcesOfValuation(valuation)}
        fileName={messages.fileName(writeSymbol(instrument), 'distribution')}
      />
      <EstimatesPanel
        title={messages.convergence}
        label={messages.convergenceTitle}
        table={convergenceTable(shown.stages, perShare, count)}
        minHeight={tableHeight(stagesOf(isRunning ? run : shown.run).length)}
        valuation={valuation}
        seed={shown.run.seed}
        summary={newest}
        footer={
          <span className={styles['verdict']}>
            {isConverged === undefined
              ? messages.convergenceHere
              : isConverged
                ? messages.converged(bound)
                : messages.notConverged(bound)}
          </span>
        }
      />
    </>
  );
});
