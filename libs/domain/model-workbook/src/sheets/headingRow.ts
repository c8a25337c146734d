import type { Row } from './textRow.js';
import type { WorkbookParts } from './WorkbookParts.js';

/** A heading over all columns of the model. */
export const headingRow = ({ layout: { columnOf, periods } }: WorkbookParts, heading: string): Row =>
  Array.from({ length: columnOf(periods.last) + 1 }, (_, column) => ({
    value: column === 0 ? heading : null,
    look: 'heading',
  }));
