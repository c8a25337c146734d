import { SaxesParser } from 'saxes';
import type { XmlDocument, XmlElement } from './XmlDocument.js';

/** More than a statement has; what is deeper counts as damaged. */
const deepest = 64;

/**
 * Reads the elements of an XML text. Entities are those of XML itself: a document type declares none, so that nothing
 * expands.
 */
export function parseXml(text: string): XmlDocument {
  const parser = new SaxesParser();
  const elements: XmlElement[] = [];
  const path: string[] = [];
  let line = 1;
  let damage: XmlDocument['damage'] = null;
  const markDamage = (): void => {
    damage ??= { line: parser.line, text: text.split('\n')[parser.line - 1]?.trim() ?? '' };
  };
  parser.on('error', markDamage);
  parser.on('opentagstart', () => {
    // The parser is behind the sign after the name, which can be a line break.
    line = /[\r\n]/.test(text.charAt(parser.position - 1)) ? parser.line - 1 : parser.line;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (path.length >= deepest) markDamage();
    if (damage) return;
    elements.push({ name, path: [...path], line, attributes });
    path.push(name);
  });
  parser.on('closetag', () => {
    path.pop();
  });
  parser.write(text).close();
  return { elements, damage };
}
