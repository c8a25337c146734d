import type { WorkbookTable } from '../WorkbookTable.js';

/** A table whose median an input of a model is; the second of its figures, in B7, is the middle one. */
export const linkedCase = () => {
  const figure = (value: number) => ({ value, kind: 'multiple' }) as const;
  const table: WorkbookTable = {
    name: 'Betas of the firm’s peers',
    isSample: true,
    remarks: ['A remark.', 'Another.'],
    columns: [
      { label: 'Company', width: 20 },
      { label: 'Beta', width: 12 },
    ],
    rows: [
      ...[0.8, 1, 1.5].map((beta, index) => ({ id: `${index}`, cells: [`Peer ${index}`, figure(beta)] })),
      {
        id: 'median',
        cells: ['Median', { ...figure(1), formula: (at) => `MEDIAN(${at('0', 1)}:${at('2', 1)})` }],
      },
    ],
  };
  return {
    table,
    source: 'model "Linked"\ninput beta: multiple = 1\nvalue cost: rate = 4% + beta * 5%',
    link: { table: table.name, row: 'median', column: 1 },
    /** Another figure in the middle. */
    changes: new Map([[`${table.name}!B7`, 1.2]]),
    changed: { beta: 1.2 },
  };
};
