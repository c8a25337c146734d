import { fileNameOf, type ChartFile } from '@finance-analyst/charts';
import { documentToText, type AnalystDocument } from '@finance-analyst/documents';

/**
 * The model as a file for import on this or another device, made from the screen, so it works even if storage fails.
 */
export const modelFile = (document: AnalystDocument): ChartFile => ({
  name: `${fileNameOf(document.title, 'model')}.json`,
  content: new Blob([documentToText(document)], { type: 'application/json' }),
});
