import { setAssumption } from '@finance-analyst/valuation';
import { runSimulation } from '@finance-analyst/uncertainty';
import { expect, it } from 'vitest';
import { includedInputs, startingSettings } from '../inputs/AnalysisSettings.js';
import { offeredInputs } from '../inputs/offeredInputs.js';
import { messages } from '../messages.js';
import { runOf } from '../simulation/runOf.js';
import { exampleDocument, exampleValuation } from '../testing/exampleModel.js';
import { runDocumentOf } from './runDocumentOf.js';
import { differingSettings } from './runSettings.js';

const runWith = (id: string, terminalGrowth: number, isLognormal: boolean) => {
  const example = exampleDocument();
  const model = { ...example, body: setAssumption(example.body, 'terminal_growth', terminalGrowth) };
  const valuation = exampleValuation(model);
  const settings = {
    ...startingSettings,
    paths: 1_000,
    inputs: isLognormal
      ? { beta: { isIncluded: true, spread: { kind: 'lognormal', range: 0.2 } as const } }
      : {},
  };
  const run = runOf(valuation, includedInputs(offeredInputs(valuation), settings), settings);
  const once = runSimulation(valuation.model, run, {});
  if (!once.ok) throw new Error(once.reason);
  return runDocumentOf({
    id,
    title: id,
    now: '2026-11-24T09:00:00.000Z',
    model,
    shown: { run, options: {}, settings },
    summary: once.summary,
  });
};

it('[UNCERTAINTY-SCREENS-28] has a row with the values of each run for a base figure and a distribution that differ', () => {
  const valuation = exampleValuation();
  const rows = differingSettings(
    [runWith('one', 0.02, false), runWith('two', 0.0225, true)],
    offeredInputs(valuation),
    valuation,
    { format: (value) => Number(value).toFixed(4) },
  );
  expect(rows.find(({ label }) => label === messages.baseOf('Terminal growth'))?.values).toEqual([
    '0.0200',
    '0.0225',
  ]);
  const [, lognormal] = rows.find(({ label }) => label === 'Beta')?.values ?? [];
  const base = valuation.evaluator.number('beta');
  expect(lognormal).toBe(`Lognormal, median ${base.toFixed(4)}, P90 ${(base + 0.2).toFixed(4)}`);
  expect(rows.map(({ label }) => label).join()).not.toContain('_');
});

it('[UNCERTAINTY-SCREENS-21] has a row for the draw method where runs of an earlier release had another', () => {
  const now = runWith('now', 0.02, false);
  const { methodVersion: _none, ...run } = now.body.run;
  const earlier = { ...now, body: { ...now.body, run } };
  const rows = differingSettings([earlier, now], [], exampleValuation(), { format: String });
  expect(rows).toMatchObject([{ label: messages.drawMethod, values: ['1', '2'] }]);
});
