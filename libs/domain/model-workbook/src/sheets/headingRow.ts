import { modelColumns } from './modelColumns.js';
import type { Row } from './textRow.js';
import type { WorkbookParts } from './WorkbookParts.js';

/** A heading over all columns of the model. */
export const headingRow = ({ layout: { columns } }: WorkbookParts, heading: string): Row =>
  Array.from({ length: modelColumns.firstPeriod + columns.length }, (_, column) => ({
    value: column === 0 ? heading : null,
    look: 'heading',
  }));
