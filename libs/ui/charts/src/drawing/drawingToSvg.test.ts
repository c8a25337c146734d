import { expect, it } from 'vitest';
import type { Drawing } from './Drawing.js';
import { drawingToSvg } from './drawingToSvg.js';
import { framedDrawing } from './framedDrawing.js';
import { movedPath } from './movedPath.js';

const drawing: Drawing = {
  width: 100,
  height: 50,
  shapes: [
    { kind: 'rect', x: 1, y: 2, width: 10.123456, height: 4, radius: 1.5, fill: 'rgb(1 2 3)' },
    { kind: 'path', d: 'M0 0L10 5', stroke: 'rgb(4 5 6)', dash: [3, 3] },
    {
      kind: 'text',
      x: 5,
      y: 9,
      text: 'R&D < 5',
      anchor: 'middle',
      size: 11,
      weight: 550,
      family: '"Inter"',
      fill: 'rgb(7 8 9)',
    },
  ],
};
const frame = {
  title: 'Costs',
  footnote: 'Sample data',
  family: 'Inter',
  background: 'rgb(255 255 255)',
  text: 'rgb(0 0 0)',
  quietText: 'rgb(90 90 90)',
};

it('writes a file that parses and needs no style sheet', () => {
  const file = new DOMParser().parseFromString(drawingToSvg(drawing), 'image/svg+xml');
  expect(file.querySelector('parsererror')).toBeNull();
  expect(file.querySelector('text')?.textContent).toBe('R&D < 5');
  expect(file.querySelector('rect')?.getAttribute('width')).toBe('10.12');
  expect(file.querySelector('path')?.getAttribute('stroke-dasharray')).toBe('3 3');
});

it('[CHARTS-9] puts title and source into the picture', () => {
  const file = new DOMParser().parseFromString(drawingToSvg(framedDrawing(drawing, frame)), 'image/svg+xml');
  expect([...file.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    'Costs',
    'R&D < 5',
    'Sample data',
  ]);
  expect(file.querySelector('rect')?.getAttribute('fill')).toBe('rgb(255 255 255)');
});

it('moves every point of a path', () => {
  expect(movedPath('M0 0L10.5 -5', 16, 40)).toBe('M16 40L26.5 35');
});
