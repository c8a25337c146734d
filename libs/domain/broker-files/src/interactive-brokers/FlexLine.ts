import type { Cells } from '../cells/Cells.js';
import type { XmlElement } from '../structured/XmlDocument.js';
import type { SourceLine } from '../table/SourceLine.js';

/** An element of a Flex query as a line, with a reader of its attributes. */
export interface FlexLine {
  readonly element: XmlElement;
  readonly source: SourceLine;
  readonly cells: Cells;
}
