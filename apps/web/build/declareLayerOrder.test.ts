// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { build } from 'vite';
import { declareLayerOrder } from './declareLayerOrder.ts';

const folder = mkdtempSync(join(tmpdir(), 'layers-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('keeps the layer order in a stylesheet that names only the last', async () => {
  writeFileSync(join(folder, 'order.css'), '@layer base, components;\n@layer base { p { margin: 0 } }');
  writeFileSync(join(folder, 'late.css'), '@layer components { p { margin: 1px } }');
  writeFileSync(join(folder, 'main.js'), "import './late.css';");
  const output = await build({
    root: folder,
    logLevel: 'silent',
    plugins: [declareLayerOrder(join(folder, 'order.css'))],
    build: { write: false, rolldownOptions: { input: join(folder, 'main.js') } },
  });
  const files = [output].flat().flatMap((part) => ('output' in part ? part.output : []));
  const css = files.find(({ fileName }) => fileName.endsWith('.css'));
  expect(css?.type === 'asset' && String(css.source)).toMatch(
    /^@layer base(,components;|;@layer components\{)/,
  );
});

it('rejects a stylesheet without a declared order', () => {
  writeFileSync(join(folder, 'none.css'), 'p { margin: 0 }');
  expect(() => declareLayerOrder(join(folder, 'none.css'))).toThrow('declares no order of layers');
});
