import { FigureField } from '@finance-analyst/figures';
import type { ReactElement } from 'react';

/** A change of price that a person enters; a loss of all at most. */
export const ShockField = ({
  label,
  shock,
  onCommit,
  ofRow,
}: {
  readonly label: string;
  /** A fraction. */
  readonly shock: number;
  readonly onCommit: (shock: number) => void;
  /** In a table, whose row names it: whether it differs from the shocks of all. */
  readonly ofRow?: { readonly isEdited: boolean };
}): ReactElement => (
  <FigureField
    label={label}
    kind="rate"
    value={shock}
    minimum={-1}
    maximum={10}
    step={0.01}
    onCommit={onCommit}
    {...(ofRow && { appearance: 'cell', isLabelHidden: true, ...ofRow })}
  />
);
