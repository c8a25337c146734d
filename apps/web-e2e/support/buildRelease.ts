import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const web = join(import.meta.dirname, '../../web');

const listFiles =
  "await (await import('./build/injectPrecacheList.ts')).injectPrecacheList(process.argv[1]);";

/**
 * Builds a release in a folder: the files of the built page, the page marked with the release's name, one additional
 * file, and a new worker that lists exactly these files.
 */
export function buildRelease(folder: string, name: string): void {
  cpSync(join(web, 'dist'), folder, {
    recursive: true,
    filter: (path) => !/\.(br|gz)$|[\\/]sw\.js$/.test(path),
  });
  const page = join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<html', `<html data-release="${name}"`));
  writeFileSync(join(folder, `assets/${name}.css`), `:root { --release: ${name}; }`);
  const run = (...words: string[]) => execFileSync(process.execPath, words, { cwd: web, stdio: 'pipe' });
  const vite = join(web, '../../node_modules/vite/bin/vite.js');
  run(vite, 'build', '--config', 'vite.service-worker.config.ts', '--outDir', folder);
  // Without the compressed copies, which no test server uses.
  run('--input-type=module', '--eval', listFiles, folder);
}
