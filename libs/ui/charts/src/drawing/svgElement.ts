import { type Bar, type Label, labelHalo, type Path, type Rule, type Shape, type Stroke } from './Drawing.js';
import type { DrawingTheme } from './DrawingTheme.js';

/** An SVG element. Attributes have React's names. */
export interface SvgElement {
  readonly tag: 'rect' | 'line' | 'path' | 'text';
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly text?: string;
}

/** A shape as SVG: the same element on screen and in a file; only the theme differs. */
export function svgElement(shape: Shape, theme: DrawingTheme): SvgElement {
  switch (shape.kind) {
    case 'bar':
      return { tag: 'rect', attributes: barAttributes(shape, theme) };
    case 'rule':
      return { tag: 'line', attributes: ruleAttributes(shape, theme) };
    case 'path':
      return { tag: 'path', attributes: pathAttributes(shape, theme) };
    case 'text':
      return { tag: 'text', attributes: labelAttributes(shape, theme), text: shape.text };
  }
}

const barAttributes = (
  { x, y, width, height, radius, fill, stroke }: Bar,
  theme: DrawingTheme,
): SvgElement['attributes'] => ({
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height),
  rx: rounded(radius),
  fill: fill ? theme.color(fill) : 'none',
  ...(stroke && strokeAttributes(stroke, theme)),
});

const ruleAttributes = ({ x1, y1, x2, y2, stroke }: Rule, theme: DrawingTheme): SvgElement['attributes'] => ({
  x1: rounded(x1),
  y1: rounded(y1),
  x2: rounded(x2),
  y2: rounded(y2),
  ...strokeAttributes(stroke, theme),
});

const pathAttributes = ({ points, fill, stroke }: Path, theme: DrawingTheme): SvgElement['attributes'] => ({
  d: points
    .map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${String(rounded(x))} ${String(rounded(y))}`)
    .join(''),
  fill: fill ? theme.color(fill) : 'none',
  ...(stroke && { ...strokeAttributes(stroke, theme), strokeLinejoin: 'round' }),
});

const labelAttributes = (
  { x, y, anchor, size, weight, color, hasHalo }: Label,
  theme: DrawingTheme,
): SvgElement['attributes'] => ({
  x: rounded(x),
  y: rounded(y),
  textAnchor: anchor,
  fontFamily: theme.family,
  fontSize: rounded(size),
  fontWeight: theme.weight(weight),
  fill: theme.color(color),
  ...(hasHalo && { ...strokeAttributes(labelHalo, theme), strokeLinejoin: 'round', paintOrder: 'stroke' }),
});

const strokeAttributes = ({ color, width, dash }: Stroke, theme: DrawingTheme): SvgElement['attributes'] => ({
  stroke: theme.color(color),
  strokeWidth: rounded(width),
  ...(dash && { strokeDasharray: dash.map(rounded).join(' ') }),
});

const rounded = (value: number): number => Number(value.toFixed(2));
