import { FigureField, useFigureFormat } from '@finance-analyst/figures';
import { isOwnEdit } from '@finance-analyst/valuation';
import { useCallback, useId } from 'react';
import { assumptionIn, cellName } from '../grid/forecastCells.js';
import { rowFormat } from '../method/rowFormat.js';
import { hasNote } from '../notes/hasNote.js';
import { messages as noteMessages } from '../notes/messages.js';
import { plausibilityHint } from '../plausibility/plausibilityHint.js';
import { cellAttributes } from './cellAttributes.js';
import type { ForecastRowProps } from './ForecastRowProps.js';
import { messages } from './messages.js';

/** Told why the entry of a year was refused, and null when it no longer is. */
export type RefusalOfYear = (period: number, reason: string | null) => void;

/**
 * One driver in one year, edited in place. The cell takes the focus before its field does, so that arrow keys move
 * past it; it is named by its value, since its row and column are read out with it.
 */
export function DriverCell({
  row,
  columns,
  index,
  period,
  refused,
  valuation,
  scale,
  isReadOnly = false,
  onEdit,
  onResetRows,
  onRefusal,
}: ForecastRowProps & {
  readonly index: number;
  readonly period: number;
  /** Why the cell's entry was rejected; undefined if it was not. */
  readonly refused: string | undefined;
  readonly onRefusal: RefusalOfYear;
}) {
  const refuse = useCallback(
    (reason: string | null) => {
      onRefusal(period, reason);
    },
    [onRefusal, period],
  );
  const { format } = useFigureFormat();
  const wordsId = useId();
  const cell = { row, column: { kind: 'forecast', period } } as const;
  const assumption = assumptionIn(valuation, cell);
  if (!assumption) return <td {...cellAttributes(columns, index)} />;
  const entryFormat = rowFormat(row, { currency: valuation.body.currency, scale });
  const hint = plausibilityHint(assumption, { valuation, scale, format });
  const isOwn = isOwnEdit(assumption);
  const isOpen = assumption.value === null;
  const isNoted = hasNote(valuation, { kind: 'model', name: row.name, period });
  const words = [
    isOwn && messages.isEdited,
    isOpen && messages.decide,
    isNoted && noteMessages.hasNote,
    hint,
    refused && messages.notTaken(refused),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <td
      {...cellAttributes(columns, index)}
      tabIndex={-1}
      aria-label={assumption.value === null ? messages.notEntered : format(assumption.value, entryFormat)}
      aria-describedby={words === '' ? undefined : wordsId}
      data-edited={isOwn || undefined}
      data-open={isOpen || undefined}
      data-noted={isNoted || undefined}
    >
      {words !== '' && (
        <span id={wordsId} hidden>
          {words}
        </span>
      )}
      <FigureField
        appearance="cell"
        isLabelHidden
        label={cellName(valuation, cell)}
        description={hint ?? undefined}
        {...entryFormat}
        {...row.limits}
        value={assumption.value}
        isEdited={isOwn}
        isReadOnly={isReadOnly}
        onRefusal={refuse}
        onClear={() => {
          if (isOwn) onResetRows([assumption.id]);
        }}
        onCommit={(value) => {
          onEdit(assumption.id, value);
        }}
      />
    </td>
  );
}
