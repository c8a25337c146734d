import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import type { Sample } from './Sample.ts';

/** What the linter's settings and rules read. */
const shared = ['node_modules', 'nx.json', 'oxlint.config.ts', 'package.json', 'tools', 'tsconfig.base.json'];

/** Fills a folder outside the repository with the samples and the linter's settings. Returns each sample's file. */
export function createCanaryWorkspace(
  folder: string,
  samples: readonly Sample[],
): ReadonlyMap<Sample, string> {
  for (const name of shared) symlinkSync(join(workspaceRoot, name), join(folder, name));
  return new Map(
    samples.map((sample, index) => {
      // Several samples pretend to have the same path; the number before the extensions keeps them apart.
      const file = sample.file.replace(/(?=(?:\.\w+)+$)/, `-${index}`);
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), sample.source);
      return [sample, file];
    }),
  );
}
