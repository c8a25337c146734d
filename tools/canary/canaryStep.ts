import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { join } from 'node:path';
import type { Outcome } from '../test-command/Outcome.ts';
import { outcomeOfCheck } from '../test-command/Outcome.ts';
import type { Step } from '../test-command/Step.ts';
import { readLibraries } from '../workspace/readPackages.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import { allowedSamples } from './allowedSamples.ts';
import { boundaryFaults } from './boundaryFaults.ts';
import type { Fault } from './Fault.ts';
import { layerFaults, layerImports } from './layerSamples.ts';
import type { Sample } from './Sample.ts';
import { sourceFaults } from './sourceFaults.ts';

/** The boundary rule reads the project graph that Nx keeps and is silent without one: then every fault slips through. */
export const canaryStep: Step = {
  title: 'Canary',
  purpose:
    'ESLint is given seeded faults and must reject each one, and with their allowed neighbours, which it must accept.',
  run: async () => {
    await createProjectGraphAsync();
    const eslint = new ESLint({ cwd: workspaceRoot });
    const libraries = readLibraries();
    const faults = [...layerFaults(libraries), ...boundaryFaults, ...sourceFaults];
    const allowed = [...layerImports(libraries), ...allowedSamples];
    const outcomes: Outcome[] = [];
    for (const fault of faults) outcomes.push(await mustReject(eslint, fault));
    for (const sample of allowed) outcomes.push(await mustAccept(eslint, sample));
    return outcomes;
  },
};

async function mustReject(eslint: ESLint, fault: Fault): Promise<Outcome> {
  const { name, file, source, rule, message = '' } = fault;
  const found = await lint(eslint, fault);
  const isRejected = found.some(({ ruleId, message: text }) => ruleId === rule && text.includes(message));
  return outcomeOfCheck(
    `rejected: ${name}`,
    isRejected ? [] : [`${rule} let this through in ${file}:\n${source}`, ...found.map(describe)],
  );
}

async function mustAccept(eslint: ESLint, sample: Sample): Promise<Outcome> {
  const found = await lint(eslint, sample);
  return outcomeOfCheck(
    `accepted: ${sample.name}`,
    found.length === 0 ? [] : [`Rejected in ${sample.file}:\n${sample.source}`, ...found.map(describe)],
  );
}

type Message = ESLint.LintResult['messages'][number];

const describe = ({ ruleId, message }: Message): string => `${ruleId ?? 'ESLint'}: ${message}`;

async function lint(eslint: ESLint, { file, source }: Sample): Promise<readonly Message[]> {
  const [result] = await eslint.lintText(source, { filePath: join(workspaceRoot, file) });
  if (!result) throw new Error(`ESLint ignores ${file}.`);
  return result.messages;
}
