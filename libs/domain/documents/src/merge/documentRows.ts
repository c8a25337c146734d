import type { DocumentKindDefinition } from '../kinds/DocumentKindDefinition.js';
import type { KeyedRows } from './KeyedRows.js';

/** The keyed rows of a kind with paths from the document down, for comparing whole documents. */
export const documentRows = ({ rows }: Pick<DocumentKindDefinition, 'rows'>): readonly KeyedRows[] =>
  rows.map((each) => ({ ...each, path: ['body', ...each.path] }));
