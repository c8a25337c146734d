import type { HeatMapCell, HeatMapContent } from '../heat-map/HeatMapContent.js';

const cell = (text: string, side: 'above' | 'below', isBase = false): HeatMapCell => ({
  text,
  isBase,
  isMissing: false,
  tone: { side, strengthPercent: 12.34 },
});

/** Values above and below the reference, the base case and a missing figure. */
export const exampleHeatMap: HeatMapContent = {
  rowLabels: ['7.42', '8.42'],
  columnLabels: ['2.1', '2.6'],
  cells: [
    [cell('141.3', 'below'), cell('152.4', 'above')],
    [
      cell('120.1', 'below', true),
      { text: '–', isBase: false, isMissing: true, tone: { side: 'none', strengthPercent: 0 } },
    ],
  ],
};
