import { fileNameOf, type ChartFile } from '@finance-analyst/charts';

/** JSON text as a file named after a title, such as `glenhollin-foods.json`. */
export const jsonFile = (title: string, text: string): ChartFile => ({
  name: `${fileNameOf(title, 'model')}.json`,
  content: new Blob([text], { type: 'application/json' }),
});
