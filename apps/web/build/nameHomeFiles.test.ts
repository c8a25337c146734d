// @vitest-environment node
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { build } from 'vite';
import { nameHomeFiles } from './nameHomeFiles.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'home-')));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
const write = (name: string, text: string): void => {
  writeFileSync(join(folder, name), text);
};
write('shared.js', 'export const shared = "shared".repeat(3);');
write('home.css', 'p { color: red }');
write('home.js', "import './home.css'; import { shared } from './shared.js'; console.log('home', shared);");
write('other.js', "import { shared } from './shared.js'; console.log('other', shared);");
write('main.js', "void import('./home.js'); void import('./other.js');");
write(
  'index.html',
  '<html><head><script src="/before-paint.js"></script></head><body><script type="module" src="./main.js"></script></body></html>',
);

async function builtPage(home: string): Promise<string> {
  const output = await build({
    root: folder,
    logLevel: 'silent',
    plugins: [nameHomeFiles(join(folder, home))],
    build: { write: false },
  });
  const files = [output].flat().flatMap((part) => ('output' in part ? part.output : []));
  const page = files.find(({ fileName }) => fileName === 'index.html');
  return page?.type === 'asset' ? String(page.source) : '';
}

it('[WEB-9] names the files of the home screen in the page, shared ones too, before the script that asks for them', async () => {
  const page = await builtPage('home.js');
  const [, list = ''] = /id="home-files">([^<]*)</.exec(page) ?? [];
  const files = JSON.parse(list) as string[];
  expect(files.map((file) => file.replace(/-[\w-]{8}\./, '.')).toSorted()).toEqual([
    '/assets/home.css',
    '/assets/home.js',
    '/assets/shared.js',
  ]);
  expect(page.indexOf('home-files')).toBeLessThan(page.indexOf('before-paint.js'));
});

it('refuses a home screen that is not loaded by itself', async () => {
  await expect(builtPage('missing.js')).rejects.toThrow('is no part of its own');
});
