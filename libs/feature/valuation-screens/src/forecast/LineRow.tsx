import { classNames } from '@finance-analyst/components';
import { useCallback } from 'react';
import { nameColumn, reasonColumn } from '../grid/forecastShape.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { rateOf } from '../method/rateOf.js';
import { DriverReason } from './DriverReason.js';
import { DriverRow } from './DriverRow.js';
import { FigureCell } from './FigureCell.js';
import type { ForecastRowProps } from './ForecastRowProps.js';
import styles from './ForecastTable.module.css';
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
  const rate = rateOf(methodViewOf(valuation.body.template), row);
  const refuse = useCallback(
    (hasRefused: boolean) => {
      onRefused(row.name, hasRefused);
    },
    [onRefused, row.name],
  );
  const choice = row.choice && valuation.rows.get(row.choice.input)?.value;
  return (
    <>
      <tr className={classNames(styles[row.weight], styles['line'])} data-row={row.name}>
        <th scope="row" data-column={nameColumn}>
          {rate ? (
            <RateDisclosure
              line={row}
              rate={rate}
              valuation={valuation}
              scale={props.scale}
              isExpanded={isExpanded}
              onExpandedChange={(isOpen) => {
                onExpandedChange(row.name, isOpen);
              }}
            />
          ) : (
            row.label
          )}
          {choice && <small> {row.choice?.words[choice] ?? ''}</small>}
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
