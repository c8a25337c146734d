// @vitest-environment node
import { expect, it } from 'vitest';
import { inFolders } from './inFolders.ts';

it('finds the modules in a folder and below, on every system', () => {
  const inFigures = inFolders('node_modules/react', 'libs/ui/figures');
  expect(inFigures.test('/home/libs/ui/figures/src/figure/Figure.tsx')).toBe(true);
  expect(inFigures.test(String.raw`C:\home\node_modules\react\index.js`)).toBe(true);
});

it('does not find modules whose name only begins so', () => {
  const inFigures = inFolders('libs/ui/figures', 'node_modules/react');
  expect(inFigures.test('/home/libs/ui/figures.ts')).toBe(false);
  expect(inFigures.test('/home/node_modules/react-dom/index.js')).toBe(false);
  expect(inFolders('a.b').test('/home/aXb/c.ts')).toBe(false);
  expect(inFigures.test('/home/my_node_modules/react/index.js')).toBe(false);
});

it('takes * for any one folder', () => {
  const inCommands = inFolders('libs/feature/*/src/commands');
  expect(inCommands.test('/home/libs/feature/terminal/src/commands/run.ts')).toBe(true);
  expect(inCommands.test('/home/libs/feature/terminal/src/view/commands/run.ts')).toBe(false);
});
