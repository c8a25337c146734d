import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import { assemblies } from './assemblies.ts';
import { assemble } from './assemble.ts';

describe('compiled programs', () => {
  it.each(assemblies)('$target is what its source compiles to', async (files) => {
    expect(readFileSync(join(workspaceRoot, files.target), 'utf8')).toBe(await assemble(files));
  });

  it('a program that does not compile is refused with the reason', async () => {
    await expect(
      assemble({ source: 'tools/assembly/missing.ts', target: '', name: 'missing' }),
    ).rejects.toThrow(/missing\.ts/u);
  });
});
