import type { ValuationModelDocument } from '@finance-analyst/documents';
import { createContext } from 'react';

/** The model of an exported file as it was last saved or opened, and whether the figures are of later edits. */
export interface ModelOfFiles {
  readonly model: Pick<ValuationModelDocument, 'id' | 'title' | 'baseRevision'>;
  readonly isEdited: boolean;
}

/** The model whose figures the charts around it have; null where it is not known. */
export const ModelOfFilesContext = createContext<ModelOfFiles | null>(null);
