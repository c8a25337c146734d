import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LintProblem } from '../lint/readOxlintReport.ts';
import { runOxlint } from '../lint/runOxlint.ts';
import type { Outcome } from '../test-command/Outcome.ts';
import { outcomeOfCheck } from '../test-command/Outcome.ts';
import type { Step } from '../test-command/Step.ts';
import { readLibraries } from '../workspace/readPackages.ts';
import { allowedSamples } from './allowedSamples.ts';
import { boundaryFaults } from './boundaryFaults.ts';
import { componentFaults } from './componentFaults.ts';
import { createCanaryWorkspace } from './createCanaryWorkspace.ts';
import type { Fault } from './Fault.ts';
import { layerFaults, layerImports } from './layerSamples.ts';
import type { Sample } from './Sample.ts';
import { sourceFaults } from './sourceFaults.ts';

export const canaryStep: Step = {
  title: 'Canary',
  purpose:
    'oxlint is given seeded faults and must reject each one, and their allowed neighbors, which it must accept.',
  run: async () => {
    const libraries = readLibraries();
    const faults = [...layerFaults(libraries), ...boundaryFaults, ...sourceFaults, ...componentFaults];
    const allowed = [...layerImports(libraries), ...allowedSamples];
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'canary-')));
    try {
      const files = createCanaryWorkspace(folder, [...faults, ...allowed]);
      const problems = await runOxlint(folder);
      const foundIn = (sample: Sample): readonly LintProblem[] =>
        problems.filter(({ file }) => file === files.get(sample));
      return [
        ...faults.map((fault) => mustReject(fault, foundIn(fault))),
        ...allowed.map((sample) => mustAccept(sample, foundIn(sample))),
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function mustReject(fault: Fault, found: readonly LintProblem[]): Outcome {
  const { name, file, source, rule, message = '' } = fault;
  const isRejected = found.some((problem) => problem.rule === rule && problem.message.includes(message));
  return outcomeOfCheck(
    `rejected: ${name}`,
    isRejected ? [] : [`${rule} let this through in ${file}:\n${source}`, ...found.map(describe)],
  );
}

function mustAccept({ name, file, source }: Sample, found: readonly LintProblem[]): Outcome {
  return outcomeOfCheck(
    `accepted: ${name}`,
    found.length === 0 ? [] : [`Rejected in ${file}:\n${source}`, ...found.map(describe)],
  );
}

const describe = ({ rule, message }: LintProblem): string => `${rule}: ${message}`;
