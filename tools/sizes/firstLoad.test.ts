import { expect, it } from 'vitest';
import { firstLoad } from './firstLoad.ts';

const files: Record<string, string> = {
  'assets/main.js':
    "import { a } from './shared.js'; export * from './more.js'; const lazy = () => import('./lazy.js'); a(lazy);",
  'assets/shared.js': "import './main.js'; export const a = 1;",
  'assets/more.js': 'export const b = 2;',
  'assets/lazy.js': 'export const c = 3;',
  'assets/vendor.js': 'export const d = 4;',
};
const html = `<html><head><style nonce="x">body{margin:0}</style>
<link rel="icon" href="/icon.svg"><link rel="manifest" href="/app.webmanifest"><link rel="preconnect" href="https://example.com">
<link rel="modulepreload" crossorigin href="/assets/vendor.js"><link rel="stylesheet" href="/assets/main.css?v=1">
<script type="application/json">{}</script><script type="module" src="/assets/main.js"></script></head></html>`;

const read = (path: string): string => {
  const text = files[path];
  if (text === undefined) throw new Error(`${path} is missing.`);
  return text;
};

it('follows static imports once and leaves lazy ones', () => {
  expect(firstLoad(html, read).scripts).toEqual([
    'assets/vendor.js',
    'assets/main.js',
    'assets/shared.js',
    'assets/more.js',
  ]);
});

it('finds styles, other linked files of the own origin, and inline styles', () => {
  expect(firstLoad(html, read)).toMatchObject({
    styles: ['assets/main.css'],
    others: ['icon.svg', 'app.webmanifest'],
    inlineStyleCharacters: 'body{margin:0}'.length,
  });
});
