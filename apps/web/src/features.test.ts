import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths, screenAt } from '@finance-analyst/navigation';
import { expect, it } from 'vitest';
import { overlays, screens } from './features.js';

it('[WEB-42] has no two screens with the same path, id, title or question', () => {
  for (const field of ['path', 'id', 'title', 'question'] as const) {
    const values = screens.map((screen) => screen[field]);
    expect(new Set(values).size).toBe(screens.length);
    expect(values.every((value) => value.trim() !== '')).toBe(true);
  }
});

it('[WEB-42] lists the manifest of every feature library that has one', () => {
  const listed = readFileSync(join(import.meta.dirname, 'features.ts'), 'utf8');
  const libraries = join(import.meta.dirname, '../../../libs/feature');
  const withManifest = readdirSync(libraries).filter((name) =>
    existsSync(join(libraries, name, 'src/manifest.ts')),
  );
  expect(withManifest.length).toBeGreaterThan(0);
  for (const name of withManifest) expect(listed).toContain(`'@finance-analyst/${name}/manifest'`);
});

it('[WEB-43] leads from feature to feature to screens that exist', () => {
  const led = [...Object.values(paths), ...screens.flatMap(({ leadsTo = [] }) => leadsTo)];
  for (const path of led) expect(screenAt(screens, path)?.path).toBe(path);
});

it('[WEB-44] has room for the bar of a phone beside its button More', () => {
  expect(screens.filter(({ alsoIn }) => alsoIn === 'bar').length).toBeLessThanOrEqual(4);
});

it('[WEB-45] loads the code of every screen and overlay', async () => {
  for (const { load } of [...screens, ...overlays]) expect(await load()).toBeTypeOf('function');
}, 60_000);
