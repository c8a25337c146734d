import type { CellAddress } from '../cells/CellAddress.js';
import type { CellSelection } from '../cells/createCellSelection.js';
import type { GridShape } from '../cells/GridShape.js';
import type { SheetActions } from '../sheet/createSheetActions.js';

/** What an event of a grid finds and can do. */
export interface GridControls {
  readonly table: HTMLTableElement;
  /** The cells that are not hidden by styles. */
  readonly shape: GridShape;
  readonly selection: CellSelection;
  /** Rows that a page key passes; undefined where such keys scroll the page. */
  readonly pageRows: number | undefined;
  /** Null where cells are neither selected nor copied. */
  readonly actions: SheetActions | null;
  readonly isEditable: boolean;
  /** The selected cells, or the focused one. */
  readonly chosen: () => readonly (readonly CellAddress[])[];
  readonly select: (anchor: CellAddress, head: CellAddress) => void;
  /** Shows what is selected by now. */
  readonly mark: () => void;
  /** Answers whether there was anything to clear. */
  readonly clearSelection: () => boolean;
  /** Draws a cell where it is not drawn, and focuses it; answers whether it could take the focus. */
  readonly focus: (
    cell: CellAddress,
    options?: { readonly stop?: 'first' | 'last'; readonly preventScroll?: boolean },
  ) => boolean;
}
