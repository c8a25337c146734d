import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const tools = join(import.meta.dirname, '..');
const files = ['run.mjs', ...globSync('bootstrap/*.mjs', { cwd: tools })];

it('needs nothing installed: the bootstrap imports Node built-ins and itself', () => {
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const specifiers = [
      ...readFileSync(join(tools, file), 'utf8').matchAll(/^import .*? from '([^']+)';$/gm),
    ];
    for (const [, specifier] of specifiers) expect(specifier, file).toMatch(/^node:|^\.\/.*\.mjs$/);
  }
});
