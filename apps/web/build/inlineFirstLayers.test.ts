// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { build } from 'vite';
import { inlineFirstLayers } from './inlineFirstLayers.ts';

const folder = mkdtempSync(join(tmpdir(), 'inline-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
writeFileSync(
  join(folder, 'style.css'),
  '@layer base, components;\n@layer base { p { margin: 0 } }\n@layer components { p { margin: 1px } }',
);
writeFileSync(join(folder, 'main.js'), 'console.log(1);');
writeFileSync(
  join(folder, 'index.html'),
  '<html><head><link rel="stylesheet" href="./style.css"></head><body><p>Frame</p><script type="module" src="./main.js"></script></body></html>',
);

async function built(maximumCharacters: number) {
  const output = await build({
    root: folder,
    logLevel: 'silent',
    plugins: [inlineFirstLayers(join(folder, 'style.css'), ['base'], maximumCharacters)],
    build: { write: false },
  });
  const files = [output].flat().flatMap((part) => ('output' in part ? part.output : []));
  const sourceOf = (end: string): string => {
    const file = files.find(({ fileName }) => fileName.endsWith(end));
    return file?.type === 'asset' ? String(file.source) : '';
  };
  return { html: sourceOf('.html'), css: sourceOf('.css') };
}

it('[WEB-8] paints the frame from styles in the page, and links the rest behind it', async () => {
  const { html, css } = await built(1000);
  expect(html).toContain(
    '<style nonce="__CSP_NONCE__">@layer base, components;@layer base{p{margin:0}}</style>',
  );
  expect(css).toContain('@layer components{p{margin:1px}}');
  expect(css).not.toContain('margin:0');
  expect(html.indexOf('rel="stylesheet"')).toBeGreaterThan(html.indexOf('Frame'));
});

it('[WEB-8] rejects more inline styles than the limit', async () => {
  await expect(built(10)).rejects.toThrow('over 10');
});
