// @vitest-environment node
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { startInParts } from './startInParts.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'parts-')));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
const write = (name: string, text: string): void => {
  writeFileSync(join(folder, name), text);
};
write('base.js', 'export const base = "base".repeat(3);');
write('middle.js', "import { base } from './base.js'; export const middle = base.repeat(2);");
write(
  'main.js',
  "import { base } from './base.js'; import { middle } from './middle.js'; console.log(middle, base);",
);

async function builtPage(script: string): Promise<string> {
  write('index.html', `<html><head></head><body>${script}</body></html>`);
  const output = await build({
    root: folder,
    logLevel: 'silent',
    plugins: [startInParts()],
    html: { cspNonce: 'n' },
    build: {
      write: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'base', test: /base/ },
              { name: 'middle', test: /middle/ },
            ],
          },
        },
      },
    },
  });
  const files = [output].flat().flatMap((part) => ('output' in part ? part.output : []));
  const page = files.find(({ fileName }) => fileName === 'index.html');
  return page?.type === 'asset' ? String(page.source) : '';
}

it("[WEB-23] lists the program's files, each after its imports, and requests all of them at once", async () => {
  const page = await builtPage('<script type="module" src="./main.js"></script>');
  const [, list = ''] = /id="program-files"[^>]*>([^<]*)</.exec(page) ?? [];
  const files = JSON.parse(list) as string[];
  const names = files.map((file) => file.replace(/^\/assets\/(\w+)-.*$/, '$1'));
  expect(names.slice(-3)).toEqual(['base', 'middle', 'index']);
  for (const file of files)
    expect(page).toMatch(new RegExp(`<link rel="modulepreload"[^>]* href="${file}" nonce="n">`));
  expect(page.match(/<script type="module"[^>]*>/g)).toEqual([
    '<script type="module" crossorigin src="/start-in-parts.js" nonce="n">',
  ]);
});

it('rejects a page without a program', async () => {
  await expect(builtPage('')).rejects.toThrow('asks for no program');
});
