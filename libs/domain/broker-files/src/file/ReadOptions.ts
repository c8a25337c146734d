import type { Encoding } from '../bytes/Encoding.js';
import type { FormatOverrides } from '../format/FileFormat.js';
import type { ColumnMapping } from '../mapping/ColumnMapping.js';

export interface ReadOptions {
  /** Text of bytes in an encoding, such as that of `TextDecoder`; what is malformed becomes U+FFFD. */
  readonly decode: (bytes: Uint8Array, encoding: Encoding) => string;
  /** Id of the layout, if a person chose one. */
  readonly layout?: string;
  /** What a person changed of the format that was detected. */
  readonly format?: FormatOverrides;
  /** How to read a table of no known layout. */
  readonly mapping?: ColumnMapping;
}
