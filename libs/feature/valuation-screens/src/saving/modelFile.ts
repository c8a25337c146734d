import type { ChartFile } from '@finance-analyst/charts';
import { documentToText, type ValuationModelDocument } from '@finance-analyst/documents';
import { messages } from '../export/messages.js';
import { modelFileName } from '../export/modelFileName.js';

/**
 * The model as a file for import on this or another device, made from the screen, so it works even if storage fails.
 */
export const modelFile = (document: ValuationModelDocument): ChartFile => ({
  name: `${modelFileName(document.body, document, messages.fileName)}.json`,
  content: new Blob([documentToText(document)], { type: 'application/json' }),
});
