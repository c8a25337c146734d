import type { CellAddress } from '../cells/CellAddress.js';
import type { CellSelection } from '../cells/createCellSelection.js';
import type { GridShape } from '../cells/GridShape.js';
import type { SheetActions } from '../sheet/createSheetActions.js';
import type { RowEntering } from './RowEntering.js';

/** What the event handlers of a grid work with. */
export interface GridControls {
  readonly table: HTMLTableElement;
  /** The cells that styles do not hide. */
  readonly shape: GridShape;
  readonly selection: CellSelection;
  /** Rows per page key; undefined if such keys scroll the page. */
  readonly pageRows: number | undefined;
  /** Null if cells can be neither selected nor copied. */
  readonly actions: SheetActions | null;
  readonly isEditable: boolean;
  /** Where new rows are entered, and the grid's cells, as last rendered. */
  readonly rendered: () => { readonly shape: GridShape; readonly entering: RowEntering | undefined };
  /** Whether Escape was the last key, after which Tab leaves the grid from any cell. */
  readonly isLeaving: () => boolean;
  /** Lets the next Tab leave the grid. */
  readonly letLeave: () => void;
  /** The selected cells, or the focused one. */
  readonly chosen: () => readonly (readonly CellAddress[])[];
  readonly select: (anchor: CellAddress, head: CellAddress) => void;
  /** Updates the marks of the selected cells. */
  readonly mark: () => void;
  /** Returns whether there was a selection to clear. */
  readonly clearSelection: () => boolean;
  /** Renders a cell if necessary and focuses it; returns whether it could take the focus. */
  readonly focus: (
    cell: CellAddress,
    options?: { readonly stop?: 'first' | 'last'; readonly preventScroll?: boolean },
  ) => boolean;
}
