import { expect, it } from 'vitest';
import { messages } from '../messages.js';
import { exampleValuation } from '../testing/exampleModel.js';
import { includedInputs, pairKey, startingSettings, type AnalysisSettings } from './AnalysisSettings.js';
import type { InputSpread } from './InputSetting.js';
import { offeredInputs } from './offeredInputs.js';
import { settingProblems, soundInputs } from './settingProblems.js';

const valuation = exampleValuation();
const formatting = { format: (value: unknown) => Number(value).toFixed(3) };
const betaAt = (first: number) =>
  offeredInputs(valuation).map((input) => (input.name === 'beta' ? { ...input, first } : input));
const withBeta = (spread: InputSpread): AnalysisSettings => ({
  ...startingSettings,
  inputs: { beta: { isIncluded: true, spread } },
});
const discrete = (...probabilities: readonly number[]): InputSpread => ({
  kind: 'discrete',
  outcomes: probabilities.map((probability, change) => ({ change, probability })),
});

it.each<readonly [string, InputSpread, number, string, string]>([
  [
    'lognormal at a base of 0',
    { kind: 'lognormal', range: 0.2 },
    0,
    messages.lognormalBase('0.000'),
    messages.useNormal,
  ],
  [
    'lognormal at a base below 0',
    { kind: 'lognormal', range: 0.2 },
    -1,
    messages.lognormalBase('-1.000'),
    messages.useNormal,
  ],
  [
    'probabilities of 80%',
    discrete(0.4, 0.4),
    1,
    messages.probabilitiesShort('0.800', '0.200'),
    messages.scaleProbabilities,
  ],
  [
    'probabilities of 120%',
    discrete(0.6, 0.6),
    1,
    messages.probabilitiesOver('1.200', '0.200'),
    messages.scaleProbabilities,
  ],
  [
    'a change without a probability',
    discrete(1, 0),
    1,
    messages.noProbability(2),
    messages.scaleProbabilities,
  ],
  ['no probability at all', discrete(0), 1, messages.noProbability(1), messages.reset],
  ['low above high', { kind: 'uniform', low: 1, high: 0 }, 1, messages.lowNotBelowHigh, messages.reset],
  [
    'a mode outside',
    { kind: 'pert', low: 0, mode: 2, high: 1 },
    1,
    messages.modeOutside('0.000', '1.000'),
    messages.reset,
  ],
  ['a negative range', { kind: 'normal', range: -1 }, 1, messages.noRange, messages.reset],
])('[UNCERTAINTY-SCREENS-32] explains and corrects %s', (_, spread, base, text, mend) => {
  const offered = betaAt(base);
  const settings = withBeta(spread);
  const [problem, ...others] = settingProblems(offered, settings, valuation, formatting);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    text: messages.problemOf('Beta', text),
    isBlocking: true,
    mend: { label: mend, name: messages.mendOf(mend, 'Beta') },
  });
  expect(soundInputs(includedInputs(offered, settings), settings).map(({ name }) => name)).not.toContain(
    'beta',
  );
  expect(
    settingProblems(offered, problem?.mend?.change(settings) ?? settings, valuation, formatting),
  ).toEqual([]);
});

it('[UNCERTAINTY-SCREENS-32] leaves out inputs that the model no longer has, by name, until they are removed', () => {
  const spread = { kind: 'normal', range: 1 } as const;
  const varied = new Set(offeredInputs(valuation).map(({ name }) => name));
  const fixed = valuation.model.inputs.find(({ name }) => !varied.has(name));
  const settings: AnalysisSettings = {
    ...startingSettings,
    inputs: {
      exit_multiple_of_sales: { isIncluded: true, spread },
      [fixed?.name ?? '']: { isIncluded: true, spread },
      never_varied: { isIncluded: false, spread },
      beta: { isIncluded: true, spread },
    },
  };
  const [problem] = settingProblems(offeredInputs(valuation), settings, valuation, formatting);
  expect(problem).toMatchObject({
    text: messages.goneInputs(`exit multiple of sales, ${fixed?.label ?? ''}`),
    isBlocking: false,
  });
  expect(Object.keys(problem?.mend?.change(settings).inputs ?? {})).toEqual(['never_varied', 'beta']);
});

it('[UNCERTAINTY-SCREENS-10] proposes possible correlations before a simulation', () => {
  const key = (one: string, other: string) => [one, other].toSorted().join('|');
  const settings: AnalysisSettings = {
    ...startingSettings,
    correlations: Object.fromEntries(
      [
        ['revenue_growth', 'operating_margin'],
        ['revenue_growth', 'terminal_growth'],
        ['operating_margin', 'terminal_growth'],
      ].map(([one = '', other = '']) => [key(one, other), -0.9]),
    ),
  };
  const [problem] = settingProblems(offeredInputs(valuation), settings, valuation, formatting);
  expect(problem).toMatchObject({ title: messages.impossibleCorrelations, isBlocking: true });
  const mended = problem?.mend?.change(settings) ?? settings;
  expect(mended.correlations[key('revenue_growth', 'beta')] ?? 0).toBeCloseTo(0, 9);
  expect(settingProblems(offeredInputs(valuation), mended, valuation, formatting)).toEqual([]);
});

it('[UNCERTAINTY-SCREENS-10] names the pairs that are inconsistent, one without an entry too, and no others', () => {
  const [one, other, third] = ['operating_margin', 'revenue_growth', 'terminal_growth'] as const;
  const settings: AnalysisSettings = {
    ...startingSettings,
    correlations: {
      [pairKey(one, other)]: 0.9,
      [pairKey(other, third)]: 0.9,
      [pairKey('beta', 'risk_free_rate')]: 0.3,
    },
  };
  const [problem] = settingProblems(offeredInputs(valuation), settings, valuation, formatting);
  expect(problem?.pairs).toEqual(new Set([pairKey(one, other), pairKey(one, third), pairKey(other, third)]));
});
