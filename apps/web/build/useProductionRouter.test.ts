import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { productionFile } from './useProductionRouter.ts';

it.each(['react-router', 'react-router/dom'])('finds the production file of %s', (name) => {
  const file = productionFile(name);
  expect(file).toMatch(/[\\/]production[\\/]/);
  expect(readFileSync(file, 'utf8')).toContain('export');
});
