import { classNames } from '@finance-analyst/components';
import { useCallback } from 'react';
import { nameColumn, reasonColumn } from '../grid/forecastShape.js';
import { DriverReason } from './DriverReason.js';
import { DriverRow } from './DriverRow.js';
import { FigureCell } from './FigureCell.js';
import type { ForecastRowProps } from './ForecastRowProps.js';
import { rateOf } from './forecastRows.js';
import styles from './ForecastTable.module.css';
import { messages } from './messages.js';
import { RateDisclosure } from './RateDisclosure.js';

/** A line of the model; one that a rate drives shows it beside its name and opens to its years. */
export function LineRow(
  props: ForecastRowProps & {
    /** Shows its rates. */
    readonly isExpanded: boolean;
    readonly onExpandedChange: (line: string, isExpanded: boolean) => void;
    /** Called with whether one of its rates has a refused entry. Must be the same function in every render. */
    readonly onRefused: (line: string, hasRefused: boolean) => void;
  },
) {
  const { row, columns, valuation, isExpanded, onExpandedChange, onRefused } = props;
  const rate = rateOf(row);
  const refuse = useCallback(
    (hasRefused: boolean) => {
      onRefused(row.name, hasRefused);
    },
    [onRefused, row.name],
  );
  const discounting = row.name === 'discount_factor' && valuation.rows.get('discounting')?.value;
  return (
    <>
      <tr className={classNames(styles[row.weight], styles['line'])} data-row={row.name}>
        <th scope="row" data-column={nameColumn}>
          {rate ? (
            <RateDisclosure
              line={row}
              rate={rate}
              valuation={valuation}
              isExpanded={isExpanded}
              onExpandedChange={(isOpen) => {
                onExpandedChange(row.name, isOpen);
              }}
            />
          ) : (
            row.label
          )}
          {discounting && <small> {messages.discounting[discounting] ?? ''}</small>}
        </th>
        {columns.map((column, index) => (
          <FigureCell
            key={column.kind === 'filed' ? column.year.period.label : column.period}
            {...props}
            index={index}
          />
        ))}
        <td className={styles['why']} data-column={reasonColumn}>
          {rate && !isExpanded && <DriverReason {...props} row={rate} />}
        </td>
      </tr>
      {rate && isExpanded && <DriverRow {...props} row={rate} onRefused={refuse} />}
    </>
  );
}
