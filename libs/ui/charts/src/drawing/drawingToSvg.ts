import type { Drawing, DrawnPaint, DrawnShape } from './Drawing.js';

/** The drawing as an SVG file that needs no style sheet. */
export function drawingToSvg({ width, height, shapes }: Drawing): string {
  const size = `width="${number(width)}" height="${number(height)}" viewBox="0 0 ${number(width)} ${number(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>\n${shapes.map(element).join('\n')}\n</svg>\n`;
}

function element(shape: DrawnShape): string {
  switch (shape.kind) {
    case 'rect': {
      const { x, y, width, height, radius } = shape;
      const box = `x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"`;
      return `<rect ${box} rx="${number(radius)}"${paint(shape)}/>`;
    }
    case 'path':
      return `<path d="${escape(shape.d)}"${paint(shape)}/>`;
    case 'text': {
      const font = `font-family="${escape(shape.family)}" font-size="${number(shape.size)}" font-weight="${String(shape.weight)}"`;
      const place = `x="${number(shape.x)}" y="${number(shape.y)}" text-anchor="${shape.anchor}"`;
      return `<text ${place} ${font} fill="${escape(shape.fill)}">${escape(shape.text)}</text>`;
    }
  }
}

const paint = ({ fill = 'none', stroke, strokeWidth = 1, dash }: DrawnPaint): string =>
  [
    ` fill="${escape(fill)}"`,
    stroke && ` stroke="${escape(stroke)}" stroke-width="${number(strokeWidth)}"`,
    dash?.length && ` stroke-dasharray="${dash.map(number).join(' ')}"`,
  ]
    .filter(Boolean)
    .join('');

const number = (value: number): string => String(Number(value.toFixed(2)));

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
