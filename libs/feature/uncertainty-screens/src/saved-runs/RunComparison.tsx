import { ScrollRegion } from '@finance-analyst/components';
import type { SimulationRunDocument, StoredEstimate } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import type { ReactElement } from 'react';
import type { OfferedInput } from '../inputs/OfferedInput.js';
import { messages } from '../messages.js';
import { differingSettings } from './runSettings.js';
import figureStyles from '../simulation/Simulation.module.css';
import styles from './SavedRuns.module.css';

/** Runs side by side: their figures with standard errors, and the settings in which they differ. */
export function RunComparison({
  runs,
  titles,
  offered,
  valuation,
}: {
  readonly runs: readonly SimulationRunDocument[];
  /** By the id of the run, each once. */
  readonly titles: ReadonlyMap<string, string>;
  readonly offered: readonly OfferedInput[];
  readonly valuation: Valuation;
}): ReactElement {
  const formatting = useFigureFormat();
  const { format } = formatting;
  const perShare = { kind: 'per-share', precision: 2, unit: 'hidden' } as const;
  const share = { kind: 'rate', precision: 1 } as const;
  const estimate = (
    figure: StoredEstimate | null | undefined,
    as: typeof perShare | typeof share,
    currency: string,
  ): string => {
    if (!figure) return messages.none;
    const value = format(figure.value, { ...as, currency });
    return figure.standardError === null
      ? value
      : `${value} ± ${format(figure.standardError, { ...as, currency, precision: as.precision + 1 })}`;
  };
  const probabilities = [
    ...new Set(
      runs.flatMap(({ body }) => body.result.statistics?.percentiles.map((each) => each.probability) ?? []),
    ),
  ].toSorted((one, other) => one - other);
  const row = (id: string, label: string, write: (run: SimulationRunDocument) => string): ReactElement => (
    <tr key={id}>
      <th scope="row">{label}</th>
      {runs.map((run) => (
        <td key={run.id}>{write(run)}</td>
      ))}
    </tr>
  );
  const headOf = (first: string): ReactElement => (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {runs.map(({ id }) => (
          <th key={id} scope="col">
            {titles.get(id)}
          </th>
        ))}
      </tr>
    </thead>
  );
  const differing = differingSettings(runs, offered, valuation, formatting);
  return (
    <>
      <ScrollRegion label={messages.tableOf(messages.comparison)}>
        <table
          className={`${figureStyles['figures']} ${styles['compared']}`}
          aria-label={messages.comparison}
        >
          {headOf(messages.statistic)}
          <tbody>
            {row('mean', messages.mean, ({ body: { result, currency } }) =>
              estimate(result.statistics?.mean, perShare, currency),
            )}
            {probabilities.map((probability) =>
              row(String(probability), messages.percentile(probability), ({ body: { result, currency } }) =>
                estimate(
                  result.statistics?.percentiles.find((each) => each.probability === probability),
                  perShare,
                  currency,
                ),
              ),
            )}
            {row('deviation', messages.standardDeviation, ({ body: { result, currency } }) =>
              result.statistics
                ? format(result.statistics.standardDeviation, { ...perShare, currency })
                : messages.none,
            )}
            {row('loss', messages.belowPrice, ({ body: { result, currency } }) =>
              estimate(result.statistics?.loss, share, currency),
            )}
            {row('failed', messages.withoutValue, ({ body: { result } }) =>
              format(result.failed, { kind: 'number', precision: 0 }),
            )}
            {row('checksum', messages.checksum, ({ body: { result } }) => result.checksum)}
          </tbody>
        </table>
      </ScrollRegion>
      <ScrollRegion label={messages.tableOf(messages.differentSettings)}>
        <table
          className={`${figureStyles['figures']} ${styles['compared']}`}
          aria-label={messages.differentSettings}
        >
          <caption>{differing.length > 0 ? messages.differentSettings : messages.sameSettings}</caption>
          {differing.length > 0 && (
            <>
              {headOf(messages.setting)}
              <tbody>
                {differing.map(({ id, label, values }) => (
                  <tr key={id}>
                    <th scope="row">{label}</th>
                    {values.map((value, at) => (
                      <td key={runs[at]?.id}>{value}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </>
          )}
        </table>
      </ScrollRegion>
    </>
  );
}
