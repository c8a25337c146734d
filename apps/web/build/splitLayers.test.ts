// @vitest-environment node
import { expect, it } from 'vitest';
import { splitLayers } from './splitLayers.ts';

it('takes the named layers out and leaves the rest in its order', () => {
  const css =
    '@layer reset;@layer tokens{:root{--a:1}}@layer components{.a{b:c}}p{d:e}@layer base{p{f:g}}@media print{p{h:i}}';
  expect(splitLayers(css, ['tokens', 'base'])).toEqual({
    named: '@layer tokens{:root{--a:1}}@layer base{p{f:g}}',
    others: '@layer reset;@layer components{.a{b:c}}p{d:e}@media print{p{h:i}}',
  });
});

it('is not misled by braces and semicolons in texts', () => {
  const css = "@layer base{p:before{content:\"}\"}q:before{content:'\\'};'}}.a\\}b{c:d}";
  expect(splitLayers(css, ['base'])).toEqual({
    named: "@layer base{p:before{content:\"}\"}q:before{content:'\\'};'}}",
    others: '.a\\}b{c:d}',
  });
});

it('loses nothing', () => {
  const css = '@import "x.css";@layer base{p{a:b}}\n.c{d:e}';
  const { named, others } = splitLayers(css, ['base']);
  expect(named.length + others.length).toBe(css.length);
});
