import type { XmlElement } from '../structured/XmlDocument.js';
import type { TradeLine } from './TradeLine.js';

/** An element of a Flex query as a line, with a reader of its attributes. */
export interface FlexLine extends TradeLine {
  readonly element: XmlElement;
}
