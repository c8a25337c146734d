import type { Drawing } from './Drawing.js';
import type { DrawingTheme } from './DrawingTheme.js';
import { svgElement, type SvgElement } from './svgElement.js';

/** The drawing as an SVG file that needs no style sheet. */
export function drawingToSvg({ width, height, shapes }: Drawing, theme: DrawingTheme): string {
  const root = attributesText({
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${String(width)} ${String(height)}`,
    style: 'font-variant-numeric: tabular-nums',
  });
  return `<svg${root}>\n${shapes.map((shape) => elementText(svgElement(shape, theme))).join('\n')}\n</svg>\n`;
}

const elementText = ({ tag, attributes, text }: SvgElement): string =>
  `<${tag}${attributesText(attributes)}${text === undefined ? '/>' : `>${escaped(text)}</${tag}>`}`;

const attributesText = (attributes: SvgElement['attributes']): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${attributeName(name)}="${escaped(String(value))}"`)
    .join('');

/** Files use `font-size` for `fontSize`; `viewBox` is the only name SVG itself writes in camel case. */
const attributeName = (name: string): string =>
  name === 'viewBox' ? name : name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
