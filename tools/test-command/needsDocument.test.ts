import { expect, it } from 'vitest';
import { needsDocument } from './needsDocument.ts';

it.each([
  ['import a from "a";', true, true],
  ['import a from "a";', false, false],
  ['// @vitest-environment node\nimport a from "a";', true, false],
  ['// @vitest-environment jsdom\nimport a from "a";', false, true],
  ['import a from "a"; // @vitest-environment node', true, true],
])('%j in a package for the web or not (%s): %s', (source, isWebPackage, expected) => {
  expect(needsDocument(source, isWebPackage)).toBe(expected);
});
