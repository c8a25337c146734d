import type { Drawing, DrawnShape } from './Drawing.js';
import { movedPath } from './movedPath.js';
import { resolveColour } from './resolveColour.js';

/** What the chart on the screen looks like: its SVG, or its table of coloured cells. */
export function readDrawing(plot: HTMLElement): Drawing {
  const box = plot.getBoundingClientRect();
  const shapes = [
    ...[...plot.querySelectorAll('svg')].flatMap((svg) => readSvg(svg, box)),
    ...[...plot.querySelectorAll('th, td')].flatMap((cell) => readCell(cell, box)),
  ];
  return { width: box.width, height: box.height, shapes };
}

/** Charts draw with rect, path, line and text, each at its place, so that reading them back is this short. */
function readSvg(svg: SVGSVGElement, origin: DOMRect): DrawnShape[] {
  const offset = svg.getBoundingClientRect();
  const dx = offset.left - origin.left;
  const dy = offset.top - origin.top;
  return [...svg.querySelectorAll('rect, path, line, text')].flatMap((element): DrawnShape[] => {
    const at = (name: string): number => Number(element.getAttribute(name) ?? 0);
    const paint = paintOf(getComputedStyle(element));
    switch (element.tagName) {
      case 'rect':
        return [
          {
            kind: 'rect',
            x: at('x') + dx,
            y: at('y') + dy,
            width: at('width'),
            height: at('height'),
            radius: at('rx'),
            ...paint,
          },
        ];
      case 'line':
        return [
          {
            kind: 'path',
            d: `M${String(at('x1') + dx)} ${String(at('y1') + dy)}L${String(at('x2') + dx)} ${String(at('y2') + dy)}`,
            ...paint,
          },
        ];
      case 'path':
        return [{ kind: 'path', d: movedPath(element.getAttribute('d') ?? '', dx, dy), ...paint }];
      default:
        return [textShape(element, { x: at('x') + dx, y: at('y') + dy })];
    }
  });
}

function readCell(cell: Element, origin: DOMRect): DrawnShape[] {
  const box = cell.getBoundingClientRect();
  const style = getComputedStyle(cell);
  const words = cell.querySelector('[data-drawn]') ?? cell;
  const size = parseFloat(style.fontSize);
  return [
    {
      kind: 'rect',
      x: box.left - origin.left,
      y: box.top - origin.top,
      width: box.width,
      height: box.height,
      radius: parseFloat(style.borderTopLeftRadius) || 0,
      fill: resolveColour(style.backgroundColor),
      ...(style.outlineStyle === 'solid' && cell.hasAttribute('data-base')
        ? { stroke: resolveColour(style.outlineColor), strokeWidth: 2 }
        : {}),
    },
    textShape(words, {
      x: box.left - origin.left + box.width / 2,
      y: box.top - origin.top + box.height / 2 + size * 0.36,
      anchor: 'middle',
    }),
  ];
}

function textShape(
  element: Element,
  place: { readonly x: number; readonly y: number; readonly anchor?: 'middle' },
): DrawnShape {
  const style = getComputedStyle(element);
  const anchor = place.anchor ?? style.textAnchor;
  return {
    kind: 'text',
    x: place.x,
    y: place.y,
    text: element.textContent,
    anchor: anchor === 'middle' || anchor === 'end' ? anchor : 'start',
    size: parseFloat(style.fontSize),
    weight: Number(style.fontWeight) || 400,
    family: style.fontFamily,
    fill: resolveColour(place.anchor ? style.color : style.fill),
  };
}

function paintOf(style: CSSStyleDeclaration): {
  fill: string;
  stroke: string;
  strokeWidth: number;
  dash: number[];
} {
  return {
    fill: resolveColour(style.fill),
    stroke: resolveColour(style.stroke),
    strokeWidth: parseFloat(style.strokeWidth) || 1,
    dash: style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[ ,]+/u).map(parseFloat),
  };
}
