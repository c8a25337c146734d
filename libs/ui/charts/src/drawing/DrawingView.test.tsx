import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleDrawings } from '../testing/exampleDrawings.js';
import type { Drawing } from './Drawing.js';
import { drawingToSvg } from './drawingToSvg.js';
import { liveTheme } from './DrawingTheme.js';
import { DrawingView } from './DrawingView.js';

/** The content of an SVG: each shape with its attributes and text. */
const shapesOf = (svg: Element | null) =>
  [...(svg?.children ?? [])].map((shape) => [
    shape.tagName,
    Object.fromEntries(shape.getAttributeNames().map((name) => [name, shape.getAttribute(name)])),
    shape.textContent,
  ]);

const onScreen = (drawing: Drawing): Element | null =>
  render(<DrawingView drawing={drawing} />).container.querySelector('svg');

const inFile = (drawing: Drawing): Element =>
  new DOMParser().parseFromString(drawingToSvg(drawing, liveTheme), 'image/svg+xml').documentElement;

it.each(exampleDrawings)(
  '[CHARTS-51] has the same shapes, places and texts of a %s on screen and in a file',
  (_, drawing) => {
    const file = inFile(drawing);
    const screen = onScreen(drawing);
    expect(shapesOf(screen)).toEqual(shapesOf(file));
    expect(shapesOf(screen)).toHaveLength(drawing.shapes.length);
    expect(screen?.getAttribute('viewBox')).toBe(file.getAttribute('viewBox'));
  },
);

it.each(exampleDrawings)('[CHARTS-52] leaves every color of a %s to the theme', (_, drawing) => {
  const paints = shapesOf(inFile(drawing)).flatMap(([, attributes]) =>
    typeof attributes === 'object' && attributes ? [attributes['fill'], attributes['stroke']] : [],
  );
  const colors = paints.filter((paint) => typeof paint === 'string' && paint !== 'none');
  expect(colors.length).toBeGreaterThan(0);
  for (const color of colors) expect(color).toMatch(/^(var|color-mix)\(.*--(color|chart)-/u);
});

it('outlines the value being read, on screen only', () => {
  const drawing = exampleDrawings[0]?.[1];
  if (!drawing) throw new Error('There is no drawing.');
  const { container } = render(<DrawingView drawing={drawing} activeId="debt" />);
  expect(container.querySelectorAll('[data-active]')).toHaveLength(1);
  expect(container.querySelector('[data-active]')?.getAttribute('fill')).toBe('var(--chart-outflow)');
  expect(inFile(drawing).querySelector('[data-active]')).toBeNull();
});
