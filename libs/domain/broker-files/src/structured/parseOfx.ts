import type { OfxDocument, OfxElement } from './OfxDocument.js';

interface OpenElement {
  readonly name: string;
  readonly line: number;
  text: string;
  isClosed: boolean;
  children: OpenElement[];
}

const tag = /<(\/?)([A-Z0-9._]+)>/giy;
/** More than a statement has; what is deeper is left out. */
const deepest = 64;

/** Whether a text is an OFX file, of version 1 or 2. */
export const isOfx = (text: string): boolean =>
  /^\s*(?:OFXHEADER|<)/i.test(text) && /<OFX>/i.test(text.slice(0, 4096));

/**
 * Reads the elements of an OFX text. In version 1, leaves have no end tag: an element is a leaf if text follows it, and an
 * aggregate whose end is missing loses its children to the one around it, so that nothing is half of an element.
 */
export function parseOfx(text: string): OfxDocument {
  const root: OpenElement = { name: '', line: 1, text: '', isClosed: true, children: [] };
  const open: OpenElement[] = [root];
  let [line, counted] = [1, 0];
  const lineAt = (place: number): number => {
    for (; counted < place; counted++) if (text.charCodeAt(counted) === 10) line++;
    return line;
  };
  const closeAbove = (place: number): void => {
    while (open.length > place) {
      const left = open.pop();
      const around = open.at(-1);
      if (!left || !around || left.isClosed) continue;
      for (const child of left.children) around.children.push(child);
      left.children = [];
    }
  };
  for (let place = text.indexOf('<'); place >= 0; place = text.indexOf('<', place + 1)) {
    tag.lastIndex = place;
    const [all, slash, written = ''] = tag.exec(text) ?? [];
    if (all === undefined) {
      // What is quoted has no tags.
      if (text.startsWith(quoteStart, place)) place = textAfter(text, place).end - 1;
      continue;
    }
    const name = written.toUpperCase();
    if (slash === '/') {
      const found = open.findLastIndex((own) => own.name === name);
      const own = open[found];
      if (found <= 0 || !own) continue;
      own.isClosed = true;
      closeAbove(found);
      continue;
    }
    const content = textAfter(text, place + all.length);
    if (open.length > deepest) continue;
    const element: OpenElement = {
      name,
      line: lineAt(place),
      text: content.text,
      isClosed: false,
      children: [],
    };
    open.at(-1)?.children.push(element);
    place = content.end - 1;
    if (element.text === '') open.push(element);
    else element.isClosed = true;
  }
  const isIncomplete = open.length > 1;
  closeAbove(1);
  const lines = text.trimEnd().split('\n');
  return {
    elements: root.children as readonly OfxElement[],
    damage: isIncomplete ? { line: lines.length, text: lines.at(-1)?.trim() ?? '' } : null,
  };
}

const [quoteStart, quoteEnd] = ['<![CDATA[', ']]>'];

/** The text up to the next tag: as written within a CDATA section, which has no tags and no entities. */
function textAfter(text: string, from: number): { readonly text: string; readonly end: number } {
  let [found, place] = ['', from];
  for (;;) {
    const next = text.indexOf('<', place);
    const end = next < 0 ? text.length : next;
    found += unescaped(text.slice(place, end));
    if (!text.startsWith(quoteStart, end)) return { text: found.trim(), end };
    const last = text.indexOf(quoteEnd, end);
    found += text.slice(end + quoteStart.length, last < 0 ? text.length : last);
    place = last < 0 ? text.length : last + quoteEnd.length;
  }
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  apos: "'",
  quot: '"',
};

const highestCode = 0x10ffff;

/** Entities are those that OFX and XML have, by name or by number; others stay as they are. */
const unescaped = (text: string): string =>
  text.replaceAll(
    /&(?:(amp|lt|gt|nbsp|apos|quot)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (written: string, name?: string, decimal?: string, hex?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? written;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= highestCode ? String.fromCodePoint(code) : written;
    },
  );
