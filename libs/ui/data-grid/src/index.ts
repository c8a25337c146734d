export type { GridAnswer } from './answers/GridAnswer.js';
export { GridAnswerNotice } from './answers/GridAnswerNotice.js';
export { gridMessages } from './answers/gridMessages.js';
export { useGridAnswers } from './answers/useGridAnswers.js';
export type { CellAddress } from './cells/CellAddress.js';
export type { CellKind, GridShape } from './cells/GridShape.js';
export { clipboardText } from './clipboard/clipboardText.js';
export type { CellChoice, CellChoices } from './choices/CellChoices.js';
export { ChoiceList } from './choices/ChoiceList.js';
export { useCellChoices, type OpenChoices } from './choices/useCellChoices.js';
export { readClipboardBlock, type ClipboardBlock } from './clipboard/readClipboardBlock.js';
export type { RowEntering } from './grid/RowEntering.js';
export { useGrid, type GridOptions } from './grid/useGrid.js';
export type { GridKey } from './keys/GridKey.js';
export {
  beginKeys,
  copyKey,
  fillRightKey,
  leaveKeys,
  pasteKey,
  resetKeys,
  saveKeys,
  selectKeys,
  wayKeys,
  type Way,
} from './keys/gridKeys.js';
export type { CellEntry, CellFill, GridEditing, GridSheet, ReadEntry } from './sheet/GridSheet.js';
export { DataGrid, type DataGridProps } from './virtual/DataGrid.js';
export type { CellState, DrawCell } from './virtual/DataGridRow.js';
