import { Figure } from '@finance-analyst/figures';
import {
  statisticNames,
  type ByMultiple,
  type ImpliedValues,
  type MultipleComparison,
  type MultipleName,
  type StatisticName,
} from '@finance-analyst/valuation';
import type { ReactNode } from 'react';
import { figureFormat } from '../model/figureFormat.js';
import styles from './Comparables.module.css';
import type { ComparablesTarget } from './explainComparables.js';
import { multipleFormat } from './multipleFormat.js';
import { messages, multipleLabels, statisticLabels } from './messages.js';

/** The statistics of each multiple, and the value per share at each of them, under the companies or transactions of a table. */
export function StatisticRows({
  columns,
  names,
  comparisons,
  implied,
  currency,
  hasActions,
  onExplain,
}: {
  /** Before those of the multiples. */
  readonly columns: number;
  readonly names: readonly MultipleName[];
  readonly comparisons: ByMultiple<MultipleComparison>;
  readonly implied: ImpliedValues;
  readonly currency: string;
  /** The table has a column of buttons. */
  readonly hasActions: boolean;
  readonly onExplain?: (target: ComparablesTarget) => void;
}) {
  const explain = (target: ComparablesTarget) =>
    onExplain
      ? {
          onExplain: () => {
            onExplain(target);
          },
        }
      : {};
  // Of a single multiple, every statistic is that multiple.
  const most = Math.max(...names.map((name) => comparisons[name].count));
  const shown: readonly StatisticName[] = most > 1 ? statisticNames : ['median'];
  const labelOf = (statistic: StatisticName): string =>
    most === 1 ? messages.onlyMultiple : statisticLabels[statistic];
  const row = (label: string, cell: (name: MultipleName) => ReactNode) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      <td colSpan={columns - 1} />
      {names.map((name) => (
        <td key={name}>{cell(name)}</td>
      ))}
      {hasActions && <td />}
    </tr>
  );
  const group = (title: string) => (
    <tr className={styles['group']}>
      <th scope="rowgroup" colSpan={columns + names.length + (hasActions ? 1 : 0)}>
        <span className={styles['heading']}>{title}</span>
      </th>
    </tr>
  );
  return (
    <>
      <tbody>
        {group(messages.statistics)}
        {shown.map((statistic) =>
          row(labelOf(statistic), (name) => {
            const { statistics } = comparisons[name];
            return (
              <Figure
                {...multipleFormat}
                value={statistics.ok ? { ok: true, value: statistics.value[statistic] } : statistics}
                label={messages.statisticOf(labelOf(statistic), multipleLabels[name])}
                {...explain({ kind: 'statistic', name, statistic })}
              />
            );
          }),
        )}
        {row(messages.counted, (name) => comparisons[name].count)}
      </tbody>
      <tbody>
        {group(`${messages.implied}, ${currency}`)}
        {shown.map((statistic) =>
          row(messages.impliedAt(labelOf(statistic)), (name) => (
            <Figure
              {...figureFormat('per_share', { currency })}
              unit="hidden"
              emphasis={statistic === 'median' ? 'strong' : 'none'}
              value={implied[name][statistic]}
              label={messages.impliedOf(labelOf(statistic), multipleLabels[name])}
              {...explain({ kind: 'implied', name, statistic })}
            />
          )),
        )}
      </tbody>
    </>
  );
}
