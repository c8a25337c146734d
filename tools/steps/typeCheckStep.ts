import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownerOf } from '../workspace/ownerOf.ts';
import { readPackages } from '../workspace/readPackages.ts';
import { runProgram } from '../workspace/runProgram.ts';
import { runTypeScript } from '../workspace/runTypeScript.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import { outcomeOfCheck } from '../test-command/Outcome.ts';
import type { Step } from '../test-command/Step.ts';

export const typeCheckStep: Step = {
  title: 'Types',
  purpose:
    'nx sync:check compares the project references with the imports, then TypeScript 7 builds every reference.',
  run: async () => {
    const sync = await runProgram('nx', ['sync:check']);
    const build = await runTypeScript(['--build']);
    const errors = build.output.split('\n').filter((line) => line.trim() !== '');
    if (build.exitCode !== 0 && errors.length === 0) throw new Error('tsc failed and said nothing.');
    const subjects = [...readPackages().map(({ folder }) => folder), 'tools'];
    return [
      outcomeOfCheck('workspace', [
        ...(sync.exitCode === 0
          ? []
          : [`The project references are out of date: run npx nx sync.\n${sync.output}`]),
        ...errors.filter((line) => !subjects.includes(subjectOf(line))),
      ]),
      ...subjects.map((subject) =>
        outcomeOfCheck(subject, [
          ...(existsSync(join(workspaceRoot, subject, 'tsconfig.json'))
            ? []
            : ['There is no tsconfig.json.']),
          ...errors.filter((line) => subjectOf(line) === subject),
        ]),
      ),
    ];
  },
};

/** `libs/domain/market/src/a.ts(3,5): error TS2322: …` → `libs/domain/market`. */
const subjectOf = (error: string): string => ownerOf(/^([^\s(]+)\(\d+,\d+\): /.exec(error)?.[1] ?? '');
