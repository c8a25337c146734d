import { classNames } from '@finance-analyst/components';
import { fieldUnit } from '@finance-analyst/figures';
import { useCallback, useEffect, useState } from 'react';
import { nameColumn, reasonColumn } from '../grid/forecastShape.js';
import { rowFormat } from '../method/rowFormat.js';
import { DriverCell } from './DriverCell.js';
import { DriverReason } from './DriverReason.js';
import { FigureCell } from './FigureCell.js';
import type { ForecastRowProps } from './ForecastRowProps.js';
import styles from './ForecastTable.module.css';
import { RefusedEntriesRow, type RefusedEntries } from './RefusedEntriesRow.js';
import { UnusualEntriesRow } from './UnusualEntriesRow.js';

const noneRefused: RefusedEntries = [];

/** A driver: its history, a field for each forecast year, and its reason. */
export function DriverRow(
  props: ForecastRowProps & {
    /** Reports whether the row has a rejected entry. The same function at every render. */
    readonly onRefused?: (hasRefused: boolean) => void;
  },
) {
  const { row, columns, valuation, onRefused } = props;
  const [refused, setRefused] = useState<RefusedEntries>(noneRefused);
  const onRefusal = useCallback((period: number, reason: string | null) => {
    setRefused((before) => {
      const others = before.filter((entry) => entry.period !== period);
      return reason === null ? others : [...others, { period, reason }];
    });
  }, []);
  const hasRefused = refused.length > 0;
  useEffect(() => onRefused?.(hasRefused), [onRefused, hasRefused]);
  const format = rowFormat(row, { currency: valuation.body.currency, scale: props.scale });
  // The panel's heading has the unit of amounts.
  const unit = format.kind === 'amount' ? '' : fieldUnit(format.kind, props.scale, undefined);
  const allColumns = columns.length + 2;
  return (
    <>
      <tr
        className={classNames(styles['driver'], row.foldedInto !== null && styles['folded'])}
        data-row={row.name}
      >
        <th scope="row" data-column={nameColumn}>
          {row.label}
          {unit !== '' && <small>{`\u00a0${unit}`}</small>}
        </th>
        {columns.map((column, index) =>
          column.kind === 'filed' ? (
            <FigureCell key={column.year.period.label} {...props} index={index} />
          ) : (
            <DriverCell
              key={column.period}
              {...props}
              index={index}
              period={column.period}
              refused={refused.find(({ period }) => period === column.period)?.reason}
              onRefusal={onRefusal}
            />
          ),
        )}
        <td className={styles['why']} data-column={reasonColumn}>
          <DriverReason {...props} />
        </td>
      </tr>
      <RefusedEntriesRow valuation={valuation} row={row} refused={refused} columns={allColumns} />
      <UnusualEntriesRow valuation={valuation} scale={props.scale} row={row} columns={allColumns} />
    </>
  );
}
