import type { ShownFigures } from '@finance-analyst/charts';
import type { ExportSource } from '@finance-analyst/contributions';

const csv = (text: string): Blob => new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' });

/** A table of three holdings, one of which has a name with a comma. */
export const exampleHoldings: ExportSource = {
  title: 'Holdings',
  scope: '3 holdings of Retirement',
  write: () => ({
    ok: true,
    value: {
      name: 'Retirement holdings.csv',
      content: csv(
        'Name,Quantity,"Value, USD"\r\n"Glenhollin, Foods",12,1834.5\r\nNebulark,4,-20\r\n\'=SUM(A1),1,5\r\n',
      ),
    },
  }),
};

/** A table in two formats, one of which is not text. */
export const exampleWorkbook: ExportSource = {
  title: 'Model',
  scope: 'Every line of the model',
  formats: [
    { id: 'xlsx', label: 'Excel' },
    { id: 'csv', label: 'CSV' },
  ],
  write: (format) => ({
    ok: true,
    value: {
      name: `model.${format}`,
      content:
        format === 'csv' ? csv('Line,Value\r\nRevenue,1\r\n') : new Blob(['PK'], { type: 'application/zip' }),
    },
  }),
};

/** A chart of sample data. */
export const exampleChart: ShownFigures = {
  title: 'Value',
  rowCount: 250,
  isSample: true,
  isLoading: false,
  problem: null,
  write: () => ({
    name: 'value.csv',
    content: csv(Array.from({ length: 250 }, (_, day) => `${day},${day * 100}\r\n`).join('')),
  }),
};
