import type { Analysis, ResolutionKind } from '@arethetypeswrong/core';
import { checkPackage, Package } from '@arethetypeswrong/core';
import { filterProblems } from '@arethetypeswrong/core/problems';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InstalledLibrary } from './InstalledLibrary.ts';

/** How current consumers resolve types; a library is an ES module only. */
const resolutions: readonly ResolutionKind[] = ['node16-esm', 'bundler'];

/** What "are the types wrong" finds in an installed library. */
export async function typeResolutionProblems(library: InstalledLibrary): Promise<readonly string[]> {
  const { name, path, styleEntries } = library;
  const files = Object.fromEntries(
    globSync('**/*.*', { cwd: path })
      .map((file) => file.replaceAll('\\', '/'))
      .map((file) => [`/node_modules/${name}/${file}`, readFileSync(join(path, file), 'utf8')]),
  );
  const { version } = JSON.parse(files[`/node_modules/${name}/package.json`] ?? '{}') as { version?: string };
  const analysis = await checkPackage(new Package(files, name, version ?? ''), {
    excludeEntrypoints: styleEntries.map((entry) => entry.replace(name, '.')),
  });
  if (!analysis.types) return ['attw: it has no types.'];
  return resolutions.flatMap((resolutionKind) => problemsOf(analysis, resolutionKind));
}

const problemsOf = (analysis: Analysis, resolutionKind: ResolutionKind): readonly string[] =>
  filterProblems(analysis, { resolutionKind }).map(
    (problem) => `attw: ${problem.kind} for ${resolutionKind}`,
  );
