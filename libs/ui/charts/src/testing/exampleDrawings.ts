import { drawColumns } from '../column/drawColumns.js';
import { layoutColumns } from '../column/layoutColumns.js';
import type { Drawing } from '../drawing/Drawing.js';
import type { ChartSize } from '../frame/ChartSize.js';
import { drawHeatMap } from '../heat-map/drawHeatMap.js';
import { layoutHeatMap } from '../heat-map/layoutHeatMap.js';
import { drawLine } from '../line/drawLine.js';
import { layoutLine } from '../line/layoutLine.js';
import { drawPriceLine } from '../price-line/drawPriceLine.js';
import { layoutPriceLine } from '../price-line/layoutPriceLine.js';
import { drawWaterfall } from '../waterfall/drawWaterfall.js';
import { layoutWaterfall } from '../waterfall/layoutWaterfall.js';
import { exampleHeatMap } from './exampleHeatMap.js';

const size: ChartSize = { width: 372, height: 192, textSize: 11, fontSize: 11, touchTarget: 0 };
const write = (value: number): string => value.toFixed(2);

const waterfall = layoutWaterfall(
  [
    { id: 'flows', label: 'R&D <flows>', value: 120, from: 0, to: 120, role: 'flow' },
    { id: 'debt', label: 'Debt', value: -40, from: 120, to: 80, role: 'flow' },
    { id: 'equity', label: 'Equity', value: 80, from: 0, to: 80, role: 'total' },
  ],
  size,
  { write },
);
const columns = layoutColumns(
  [
    { id: '2024', label: '2024', value: { ok: true, value: 12 }, part: 'history' },
    { id: '2025', label: '2025', value: { ok: false, reason: 'Not filed.' }, part: 'history' },
    { id: '2026', label: '2026', value: { ok: true, value: -4 }, part: 'forecast' },
  ],
  size,
  (figure) => (figure.ok ? write(Number(figure.value)) : '–'),
);
const priceLine = layoutPriceLine(
  [
    { id: 'price', label: 'Price', value: 149.6 },
    { id: 'value', label: 'Value', value: 137.01 },
  ],
  { low: 98, high: 163, label: '52 weeks' },
  size,
  write,
);
const line = layoutLine(
  {
    days: [19_700, 19_701, 19_702],
    series: [
      { id: 'own', label: 'Own', values: [1, 3, 2], tone: 'main' },
      { id: 'other', label: 'Other', values: [1, 2, 4], tone: 'second' },
    ],
    flows: [{ day: 19_701, amount: 2 }],
    marks: [{ day: 19_701, label: 'Peak' }],
  },
  size,
  { write, writeTick: write, writeDay: String, missing: '–' },
);

/** A drawing of each chart, with all its elements. */
export const exampleDrawings: readonly (readonly [name: string, drawing: Drawing])[] = [
  ['waterfall', drawWaterfall(waterfall, size)],
  ['columns', drawColumns(columns, size)],
  ['price line', drawPriceLine(priceLine, size)],
  ['line', drawLine(line, size)],
  ['heat map', drawHeatMap(exampleHeatMap, layoutHeatMap(exampleHeatMap, size))],
];
