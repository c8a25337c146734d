import { type AnalystDocument, writeSymbol } from '@finance-analyst/documents';
import { portfolioPath, workbenchPath } from '@finance-analyst/navigation';

/** Where a document opens. */
export const documentPath = (document: AnalystDocument): string =>
  document.kind === 'portfolio'
    ? portfolioPath(document.id)
    : workbenchPath(writeSymbol(document.body.instrument), document.id);
