import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it.each(['mark/KeyHint', 'overlay/Menu'])(
  '[COMPONENTS-13] %s shows keys only where a pointer hovers finely',
  (name) => {
    const css = readFileSync(join(import.meta.dirname, `../${name}.module.css`), 'utf8');
    const [usual = '', likely = ''] = css.split('@media (hover: hover) and (pointer: fine)');
    expect(usual).toMatch(/\.keys \{\s+display: none;/u);
    expect(likely).toMatch(/\.keys \{\s+display: inline/u);
  },
);
