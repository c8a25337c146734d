import type { RawTable } from '../table/RawTable.js';
import type { JsonDocument } from '../structured/JsonDocument.js';
import type { OfxDocument } from '../structured/OfxDocument.js';
import type { XmlDocument } from '../structured/XmlDocument.js';

/** A file by its content, not read by a layout yet. */
export type ParsedFile =
  | { readonly content: 'csv'; readonly table: RawTable }
  | { readonly content: 'xml'; readonly document: XmlDocument }
  | { readonly content: 'json'; readonly document: JsonDocument }
  | { readonly content: 'ofx'; readonly document: OfxDocument };
