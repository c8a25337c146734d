// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressTextFiles } from './compressTextFiles.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

it('writes copies with the same text', async () => {
  const text = 'export const answer = 42;\n'.repeat(100);
  await writeFile(join(folder, 'a.js'), text);
  expect(await compressTextFiles(folder)).toBe(1);
  expect(brotliDecompressSync(await readFile(join(folder, 'a.js.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(folder, 'a.js.gz'))).toString()).toBe(text);
});

it('leaves the page, pictures and small files alone', async () => {
  const text = ' '.repeat(2000);
  for (const name of ['index.html', 'icon.png']) await writeFile(join(folder, name), text);
  await writeFile(join(folder, 'small.css'), 'a{}');
  expect(await compressTextFiles(folder)).toBe(0);
  expect(await readdir(folder)).toHaveLength(3);
});
