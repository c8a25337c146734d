import { assumptionRowId } from '@finance-analyst/documents';
import { classNames } from '@finance-analyst/components';
import type { Valuation } from '@finance-analyst/valuation';
import { useState } from 'react';
import { DriverReason } from './DriverReason.js';
import { DriverRow } from './DriverRow.js';
import { FigureCell } from './FigureCell.js';
import type { ForecastRowProps } from './ForecastRowProps.js';
import { rateOf, type ForecastRow } from './forecastRows.js';
import styles from './ForecastTable.module.css';
import { messages } from './messages.js';
import { RateDisclosure } from './RateDisclosure.js';

const isEditedIn = ({ body, rows }: Valuation, { name }: ForecastRow): boolean =>
  Array.from({ length: body.years }, (_, index) => rows.get(assumptionRowId(name, index + 1))).some(
    (assumption) => assumption?.edited,
  );

/** Whether the rates of a line are open: as the person left them, and once one of them is edited. */
function useOpenRates(isEdited: boolean): readonly [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(isEdited);
  const [wasEdited, setWasEdited] = useState(isEdited);
  if (isEdited !== wasEdited) {
    setWasEdited(isEdited);
    // A reset leaves them open: the focus is in there.
    if (isEdited) setOpen(true);
  }
  return [isOpen, setOpen];
}

/** A line of the model; one that a rate drives shows it beside its name and opens to its years. */
export function LineRow(props: ForecastRowProps) {
  const { row, columns, valuation } = props;
  const rate = rateOf(row);
  const [isOpen, setOpen] = useOpenRates(rate !== undefined && isEditedIn(valuation, rate));
  const [hasRefused, setRefused] = useState(false);
  // An entry that was refused is not put out of sight.
  const isExpanded = isOpen || hasRefused;
  const discounting = row.name === 'discount_factor' && valuation.rows.get('discounting')?.value;
  return (
    <>
      <tr className={classNames(styles[row.weight], styles['line'])} data-row={row.name}>
        <th scope="row">
          {rate ? (
            <RateDisclosure
              line={row}
              rate={rate}
              valuation={valuation}
              isExpanded={isExpanded}
              onExpandedChange={setOpen}
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
        <td className={styles['why']}>{rate && !isExpanded && <DriverReason {...props} row={rate} />}</td>
      </tr>
      {rate && isExpanded && <DriverRow {...props} row={rate} onRefused={setRefused} />}
    </>
  );
}
