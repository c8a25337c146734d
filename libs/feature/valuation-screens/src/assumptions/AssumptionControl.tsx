import { SegmentedControl } from '@finance-analyst/components';
import type { AssumptionRow } from '@finance-analyst/documents';
import { amountPrecision, FigureField, type FigureScale, shareScaleOf } from '@finance-analyst/figures';
import { isOwnEdit } from '@finance-analyst/valuation';
import type { RefObject } from 'react';
import type { AssumptionField, FigureAssumption } from '../method/AssumptionField.js';
import { DateEntry } from './DateEntry.js';

/** The control of an input: its options, its day or its figure. */
export function AssumptionControl({
  field,
  row,
  scale,
  currency,
  hint,
  isReadOnly,
  inputRef,
  onEdit,
  onRefusal,
}: {
  readonly field: AssumptionField;
  readonly row: AssumptionRow;
  /** Of the amounts on the screen. */
  readonly scale: FigureScale;
  readonly currency: string;
  /** What is unusual of its value. */
  readonly hint: string | null;
  readonly isReadOnly: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onEdit: (value: number | string) => void;
  /** Must be the same function in every render. */
  readonly onRefusal: (reason: string | null) => void;
}) {
  switch (field.control) {
    case 'choice':
      return (
        <SegmentedControl
          label={field.label}
          value={String(row.value)}
          options={field.options}
          isDisabled={isReadOnly}
          onChange={onEdit}
        />
      );
    case 'date':
      return (
        <DateEntry
          label={field.label}
          value={String(row.value)}
          isEdited={isOwnEdit(row)}
          isReadOnly={isReadOnly}
          inputRef={inputRef}
          onRefusal={onRefusal}
          onCommit={onEdit}
        />
      );
    case 'figure':
      return (
        <FigureField
          label={field.label}
          isLabelHidden
          description={hint ?? undefined}
          appearance="cell"
          kind={field.kind}
          precision={field.kind === 'amount' ? amountPrecision(scale) : field.precision}
          {...(field.step === undefined ? {} : { step: field.step })}
          minimum={field.minimum}
          maximum={field.maximum}
          scale={field.kind === 'count' ? shareScaleOf(scale) : scale}
          currency={currency}
          value={typeof row.value === 'number' && !isOpen(field, row) ? row.value : null}
          isEdited={isOwnEdit(row)}
          isReadOnly={isReadOnly}
          inputRef={inputRef}
          onRefusal={onRefusal}
          onCommit={onEdit}
        />
      );
  }
}

const isOpen = (field: FigureAssumption, { value, edited }: AssumptionRow): boolean =>
  field.isZeroOpen === true && value === 0 && !edited;
