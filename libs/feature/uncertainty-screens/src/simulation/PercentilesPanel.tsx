import { fileNameOf, saveFile } from '@finance-analyst/charts';
import { Panel } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { memo, type ReactElement } from 'react';
import { messages } from '../messages.js';
import { recordOf } from '../record/runRecord.js';
import { EstimatesPanel, tableHeight } from './EstimatesPanel.js';
import { percentilesTable } from './estimates.js';
import type { ResultsProps } from './ResultsProps.js';
import styles from './Simulation.module.css';

/** Mean, seven percentiles and standard deviation, and the probability below them. */
const height = `calc(${tableHeight(9)} + 3.125rem)`;

/** The percentiles of the value per share, and the probability that it is below the price. */
export const PercentilesPanel = memo(function PercentilesPanel({
  title,
  valuation,
  shown,
  isRunning,
}: ResultsProps & {
  /** Of the model. */
  readonly title: string;
}): ReactElement {
  const { format } = useFigureFormat();
  const newest = shown?.stages.at(-1)?.summary;
  if (!shown || !newest?.statistics.ok)
    return (
      <Panel
        title={messages.percentiles}
        minHeight={height}
        footer={messages.repeatableHere}
        state={
          isRunning
            ? { kind: 'loading', label: messages.running }
            : { kind: 'empty', title: messages.noPercentiles, message: messages.noPercentilesExplained }
        }
      />
    );
  const perShare = { kind: 'per-share', currency: valuation.body.currency, precision: 2 } as const;
  const { loss } = newest.statistics.value;
  const rate = (value: number, precision = 1): string => format(value, { kind: 'rate', precision });
  return (
    <EstimatesPanel
      title={messages.percentiles}
      table={percentilesTable(newest.statistics.value, perShare)}
      valuation={valuation}
      seed={shown.run.seed}
      {...(newest === shown.summary
        ? {
            menu: [{ id: 'run', label: messages.downloadRun, hint: messages.downloadRunHint }],
            onMenuAction: () => {
              const record = recordOf(title, shown, newest);
              saveFile({
                name: `${fileNameOf(title, 'model')}-simulation.json`,
                content: new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }),
              });
            },
          }
        : {})}
      summary={newest}
      minHeight={height}
      footer={
        newest === shown.summary
          ? messages.repeatable(String(shown.run.seed), newest.checksum)
          : messages.repeatableHere
      }
    >
      {loss && (
        <p className={styles['loss']}>
          <strong>{`${messages.belowPriceAt(format(loss.price, perShare))}: ${rate(loss.value)}`}</strong>
          {loss.standardError !== null && ` ± ${rate(loss.standardError, 2)}`}
          {newest.failed > 0 && `. ${messages.belowPriceBounds(rate(loss.lowest), rate(loss.highest))}`}
        </p>
      )}
    </EstimatesPanel>
  );
});
