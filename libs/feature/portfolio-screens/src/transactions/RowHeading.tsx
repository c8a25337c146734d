import { VisuallyHidden } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from './messages.js';

/** Names a row by its number; screen readers hear what it is. */
export const RowHeading = ({
  name,
  entry,
}: {
  readonly name: string;
  /** Null for the empty row. */
  readonly entry: number | null;
}): ReactElement => (
  <>
    <VisuallyHidden>{name}</VisuallyHidden>
    <span aria-hidden="true">{entry ?? messages.newRow}</span>
  </>
);
