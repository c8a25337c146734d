import { fileNameOf, type ChartFile } from '@finance-analyst/charts';
import { documentToText, type AnalystDocument } from '@finance-analyst/documents';

/** The model as a file that this or another device can import, made from what is on the screen, whatever the storage does. */
export const modelFile = (document: AnalystDocument): ChartFile => ({
  name: `${fileNameOf(document.title, 'model')}.json`,
  content: new Blob([documentToText(document)], { type: 'application/json' }),
});
