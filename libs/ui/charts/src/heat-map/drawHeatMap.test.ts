import { expect, it } from 'vitest';
import type { Rule, Shape } from '../drawing/Drawing.js';
import { exampleHeatMap } from '../testing/exampleHeatMap.js';
import { drawHeatMap } from './drawHeatMap.js';
import { layoutHeatMap } from './layoutHeatMap.js';

const layout = layoutHeatMap(exampleHeatMap, {
  width: 372,
  height: 0,
  textSize: 11,
  fontSize: 11,
  touchTarget: 0,
});
const { shapes } = drawHeatMap(exampleHeatMap, layout);
const rulesIn = (color: string): readonly Rule[] =>
  shapes.filter((shape): shape is Rule => shape.kind === 'rule' && shape.stroke.color === color);
const cellX = 2 * layout.gap + layout.rowLabelWidth;
const texts = (all: readonly Shape[]) => all.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));

it('draws every label and figure once', () => {
  expect(texts(shapes)).toEqual(['2.1', '2.6', '7.42', '8.42', '141.3', '152.4', '120.1', '–']);
});

it('[CHARTS-53] draws a line between a value below the reference and one above it, and only there', () => {
  const between = cellX + layout.columnWidth + layout.gap / 2;
  expect(rulesIn('quietText')).toHaveLength(1);
  expect(rulesIn('quietText')[0]).toMatchObject({ x1: between, x2: between });
});

it('[CHARTS-53] hatches a cell without a figure, within its edges', () => {
  const left = cellX + layout.columnWidth + layout.gap;
  const top = 3 * layout.gap + layout.columnLabelHeight + layout.rowHeight;
  expect(rulesIn('hatch').length).toBeGreaterThan(5);
  for (const { x1, x2, y1, y2 } of rulesIn('hatch')) {
    expect(Math.min(x1, x2)).toBeGreaterThanOrEqual(left - 1e-9);
    expect(Math.max(x1, x2)).toBeLessThanOrEqual(left + layout.columnWidth + 1e-9);
    expect(Math.min(y1, y2)).toBeGreaterThanOrEqual(top - 1e-9);
    expect(Math.max(y1, y2)).toBeLessThanOrEqual(top + layout.rowHeight + 1e-9);
    expect(x2 - x1).toBeCloseTo(y1 - y2);
  }
});

it('outlines the base case and writes it in bold', () => {
  const outlined = shapes.filter((shape) => shape.kind === 'bar' && shape.stroke);
  expect(outlined).toHaveLength(1);
  const strong = shapes.filter((shape) => shape.kind === 'text' && shape.weight === 'strong');
  expect(texts(strong)).toEqual(['120.1']);
});
