import type { Outcome } from '../test-command/Outcome.ts';
import { outcomeOfCheck } from '../test-command/Outcome.ts';
import { ownerOf } from '../workspace/ownerOf.ts';
import { readRules } from './readRules.ts';
import { rulePrefixOf } from './rulePrefixOf.ts';
import { readTestIds } from './readTestIds.ts';

export interface TextFile {
  /** Path from the root. */
  readonly file: string;
  readonly text: string;
}

/**
 * Checks rules and tests both ways: every rule of a SPEC.md is named by a test, and every rule that a test names
 * exists. One outcome per library.
 */
export function checkRules(
  specFiles: readonly TextFile[],
  testFiles: readonly TextFile[],
): readonly Outcome[] {
  const libraries = specFiles.map(({ file, text }) => {
    const folder = ownerOf(file);
    return { folder, ...readRules(text, rulePrefixOf(file)) };
  });
  const known = new Set(libraries.flatMap(({ rules }) => rules.map(({ id }) => id)));
  const tests = testFiles.map(({ file, text }) => ({ file, ids: [...readTestIds(file, text)] }));
  const named = new Set(tests.flatMap(({ ids }) => ids));
  const unknown = tests.flatMap(({ file, ids }) =>
    ids
      .filter((id) => !known.has(id))
      .map((id) => ({ file, problem: `${file} names [${id}], which no SPEC.md has.` })),
  );
  const isOfLibrary = (file: string): boolean => libraries.some(({ folder }) => folder === ownerOf(file));
  return [
    ...libraries.map(({ folder, rules, problems }) =>
      outcomeOfCheck(folder, [
        ...problems,
        ...(rules.length === 0 ? ['SPEC.md has no rule.'] : []),
        ...rules.filter(({ id }) => !named.has(id)).map(({ id, text }) => `No test names [${id}] ${text}`),
        ...unknown.filter(({ file }) => ownerOf(file) === folder).map(({ problem }) => problem),
      ]),
    ),
    ...unknown
      .filter(({ file }) => !isOfLibrary(file))
      .map(({ file, problem }) => outcomeOfCheck(ownerOf(file), [problem])),
  ];
}
