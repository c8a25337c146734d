import type { FileTime, Outcome } from './Outcome.ts';
import { inSeconds } from './inSeconds.ts';
import { slowestFiles } from './slowestFiles.ts';
import type { Step } from './Step.ts';

export interface Total {
  readonly passed: number;
  readonly failed: number;
}

export interface Console {
  readonly print: (line: string) => void;
  /** Milliseconds from any fixed moment. */
  readonly now: () => number;
}

/**
 * Runs every step, even after failures, and prints what each does, its results and its time; finally
 * the slowest test files.
 */
export async function runSteps(steps: readonly Step[], { print, now }: Console): Promise<Total> {
  const startedAtMs = now();
  const totals: (Total & { title: string })[] = [];
  const unstable: string[] = [];
  const files: FileTime[] = [];
  for (const [index, step] of steps.entries()) {
    print('');
    print(`── ${index + 1}/${steps.length} ${step.title} ${'─'.repeat(Math.max(3, 70 - step.title.length))}`);
    print(`   ${step.purpose}`);
    const stepStartedAtMs = now();
    const outcomes = await outcomesOf(step);
    for (const outcome of outcomes) for (const line of linesOf(outcome)) print(line);
    if (outcomes.every(({ isRepeated }) => isRepeated))
      print('   Nothing has changed since it ran: this is what it found then.');
    const total = sum(outcomes);
    totals.push({ title: step.title, ...total });
    for (const { subject, unstable: names = [], files: timed = [] } of outcomes) {
      unstable.push(...names.map((name) => `${step.title}, ${subject}: ${name}`));
      files.push(...timed);
    }
    print(`   ${total.passed} passed, ${total.failed} failed in ${secondsSince(stepStartedAtMs, now)}`);
  }
  const total = sum(totals);
  if (files.length > 0) print('');
  for (const line of slowestFiles(files)) print(line);
  print('');
  print(`── Total after ${secondsSince(startedAtMs, now)}`);
  for (const { title, failed } of totals) if (failed > 0) print(`   ✗ ${title}: ${failed} failed`);
  for (const name of unstable) print(`   ~ ${name}`);
  if (unstable.length > 0) print(`${unstable.length} unstable: passed when retried`);
  // Programs read this line: it comes last and has nothing else on it.
  print(`${total.passed} passed, ${total.failed} failed`);
  return total;
}

/** A step that breaks, or that checked nothing, has failed. */
async function outcomesOf(step: Step): Promise<readonly Outcome[]> {
  const failure = (reason: string): Outcome => ({
    subject: 'workspace',
    passed: 0,
    failed: 1,
    details: [reason],
  });
  try {
    const outcomes = await step.run();
    const { passed, failed } = sum(outcomes);
    return passed + failed > 0 ? outcomes : [...outcomes, failure('This step ran nothing.')];
  } catch (error) {
    return [failure(error instanceof Error ? error.message : String(error))];
  }
}

const linesOf = ({
  subject,
  passed,
  failed,
  details,
  unstable = [],
  files = [],
}: Outcome): readonly string[] => [
  [
    `   ${failed > 0 ? '✗' : '✓'} ${subject.padEnd(40)} ${passed} passed`,
    ...(unstable.length > 0 ? [`${unstable.length} of them unstable`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(files.length > 0 ? [inSeconds(files.reduce((all, { seconds }) => all + seconds, 0))] : []),
  ].join(', '),
  ...unstable.map((name) => `       ~ ${name}`),
  ...details.flatMap((detail) => detail.trimEnd().split('\n')).map((line) => `       ${line}`),
];

const sum = (parts: readonly Total[]): Total => ({
  passed: parts.reduce((all, { passed }) => all + passed, 0),
  failed: parts.reduce((all, { failed }) => all + failed, 0),
});

const secondsSince = (startedAtMs: number, now: () => number): string =>
  inSeconds((now() - startedAtMs) / 1000);
