import { expect, it } from 'vitest';
import { parseXml } from './parseXml.js';

it('[BROKER-FILES-16] reads elements with the line they begin on', () => {
  const { elements, damage } = parseXml('<a>\n <b\n  x="1"/>\n <c y="&amp;"></c><c/></a>');
  expect(damage).toBeNull();
  expect(elements).toEqual([
    { name: 'a', path: [], line: 1, attributes: {} },
    { name: 'b', path: ['a'], line: 2, attributes: { x: '1' } },
    { name: 'c', path: ['a'], line: 4, attributes: { y: '&' } },
    { name: 'c', path: ['a'], line: 4, attributes: {} },
  ]);
});

it('[BROKER-FILES-16] expands no entity that a file declares', () => {
  const text = '<!DOCTYPE a [<!ENTITY x "xxxxxxxxxx"><!ENTITY y "&x;&x;&x;">]>\n<a>\n<b n="&y;"/>\n</a>';
  const { elements, damage } = parseXml(text);
  expect(JSON.stringify(elements)).not.toContain('xxxx');
  expect(damage?.line).toBe(3);
});

it('[BROKER-FILES-16] keeps what comes before the damage of a file', () => {
  const { elements, damage } = parseXml('<a>\n<b x="1"/>\n<b x="2');
  expect(elements.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(damage).toEqual({ line: 3, text: '<b x="2' });
});

it('[BROKER-FILES-16] stops at elements that are nested too deeply', () => {
  const { elements, damage } = parseXml('<a>'.repeat(5000));
  expect(elements).toHaveLength(64);
  expect(damage?.line).toBe(1);
});
