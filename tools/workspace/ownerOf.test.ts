import { expect, it } from 'vitest';
import { ownerOf } from './ownerOf.ts';

it.each([
  ['libs/domain/market/src/Bar.ts', 'libs/domain/market'],
  ['/w/libs/ui/charts/package.json', 'libs/ui/charts'],
  ['./apps/web/index.html', 'apps/web'],
  ['libs\\data\\workspace\\SPEC.md', 'libs/data/workspace'],
  ['tools/vite/defineLibrary.ts', 'tools'],
  ['libs/README.md', 'workspace'],
  ['package.json', 'workspace'],
])('%s belongs to %s', (file, owner) => {
  expect(ownerOf(file, '/w')).toBe(owner);
});
