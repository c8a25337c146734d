import { expect, it } from 'vitest';
import type { Drawing } from './Drawing.js';
import { drawingToSvg } from './drawingToSvg.js';
import type { DrawingTheme } from './DrawingTheme.js';
import { framedDrawing } from './framedDrawing.js';

const theme: DrawingTheme = {
  color: (color) =>
    typeof color === 'string' ? `the ${color}` : `${String(color.percent)} of ${color.role}`,
  weight: (weight) => (weight === 'strong' ? '640' : '400'),
  family: '"Inter", sans-serif',
};
const drawing: Drawing = {
  width: 100,
  height: 50,
  shapes: [
    { kind: 'bar', x: 1, y: 2, width: 10.123456, height: 4, radius: 1.5, fill: 'flow' },
    { kind: 'rule', x1: 0, y1: 0, x2: 10, y2: 5, stroke: { color: 'axis', width: 1, dash: [3, 3] } },
    {
      kind: 'path',
      points: [
        [0, 5],
        [4.126, 2],
      ],
      stroke: { color: 'accent', width: 2 },
    },
    {
      kind: 'text',
      x: 5,
      y: 9,
      text: 'R&D < 5',
      anchor: 'middle',
      size: 11,
      weight: 'strong',
      color: 'text',
      hasHalo: true,
    },
  ],
};
const parsed = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml');

it('writes a file that parses and needs no style sheet', () => {
  const file = parsed(drawingToSvg(drawing, theme));
  expect(file.querySelector('parsererror')).toBeNull();
  const [bar, rule, path, text] = ['rect', 'line', 'path', 'text'].map((tag) => file.querySelector(tag));
  expect(bar?.getAttribute('width')).toBe('10.12');
  expect(bar?.getAttribute('fill')).toBe('the flow');
  expect(rule?.getAttribute('stroke-dasharray')).toBe('3 3');
  expect(path?.getAttribute('d')).toBe('M0 5L4.13 2');
  expect(path?.getAttribute('fill')).toBe('none');
  expect(text?.textContent).toBe('R&D < 5');
  expect(text?.getAttribute('font-weight')).toBe('640');
  expect(text?.getAttribute('paint-order')).toBe('stroke');
  expect(text?.getAttribute('stroke')).toBe('the ground');
  expect(text?.getAttribute('font-family')).toBe('"Inter", sans-serif');
});

it('[CHARTS-9] puts title and source into the picture', () => {
  const framed = framedDrawing(drawing, { title: 'Costs', footnote: 'Sample data' });
  const file = parsed(drawingToSvg(framed, theme));
  expect([...file.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    'Costs',
    'R&D < 5',
    'Sample data',
  ]);
  expect(file.querySelector('rect')?.getAttribute('fill')).toBe('the ground');
});

it('[CHARTS-145] puts what the marks mean into the picture, between the drawing and its source, in lines that fit', () => {
  const caption = 'Mark: middle. Dashed: price, 9.';
  const textsIn = (width: number) => {
    const framed = framedDrawing({ ...drawing, width }, { title: 'Costs', caption, footnote: 'Sample' });
    return [...parsed(drawingToSvg(framed, theme)).querySelectorAll('text')];
  };
  const wide = textsIn(400);
  expect(wide.map(({ textContent }) => textContent)).toEqual(['Costs', 'R&D < 5', caption, 'Sample']);
  const [above = 0, source = 0] = wide.slice(2).map((text) => Number(text.getAttribute('y')));
  expect(source - above).toBeGreaterThan(11);
  const narrow = textsIn(120)
    .slice(2, -1)
    .map(({ textContent }) => textContent);
  expect(narrow.length).toBeGreaterThan(1);
  expect(narrow.join(' ')).toBe(caption);
});

it('moves all shapes of a drawing into its frame', () => {
  const [, , bar, rule, path, text] = framedDrawing(drawing, { title: 'Costs', footnote: '' }).shapes;
  expect(bar).toMatchObject({ x: 17, y: 42 });
  expect(rule).toMatchObject({ x1: 16, y1: 40, x2: 26, y2: 45 });
  expect(path).toMatchObject({
    points: [
      [16, 45],
      [20.126, 42],
    ],
  });
  expect(text).toMatchObject({ x: 21, y: 49 });
});
