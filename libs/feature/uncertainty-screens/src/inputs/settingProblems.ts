import type { FigureFormatting } from '@finance-analyst/figures';
import { factorCorrelations } from '@finance-analyst/uncertainty';
import type { Valuation } from '@finance-analyst/valuation';
import { messages } from '../messages.js';
import {
  correlationMatrix,
  includedInputs,
  pairKey,
  settingOf,
  withCorrelations,
  type AnalysisSettings,
} from './AnalysisSettings.js';
import type { OfferedInput } from './OfferedInput.js';
import { isDistribution, mendOf, spreadProblem } from './spreadProblem.js';

/** What is wrong with the settings, with what can be done about it. */
export interface SettingProblem {
  readonly id: string;
  readonly title?: string;
  readonly text: string;
  /** Whether there can be no simulation. */
  readonly isBlocking: boolean;
  readonly mend: SettingMend | null;
  /** Of inconsistent correlations: the pairs that a consistent matrix changes, by `pairKey`. */
  readonly pairs?: ReadonlySet<string>;
}

/** Correlations that differ by less are the same but for rounding. */
const smallestDifference = 1e-6;

export interface SettingMend {
  readonly label: string;
  /** The label with what it is for, if several could have it. */
  readonly name?: string;
  readonly change: (before: AnalysisSettings) => AnalysisSettings;
}

/** What of the settings the model cannot use, as it is now: it may have changed since they were entered. */
export function settingProblems(
  offered: readonly OfferedInput[],
  settings: AnalysisSettings,
  valuation: Pick<Valuation, 'body' | 'history' | 'model'>,
  formatting: Pick<FigureFormatting, 'format'>,
): readonly SettingProblem[] {
  const included = includedInputs(offered, settings);
  return [
    ...included.flatMap((input) => spreadProblemIn(settings, input, valuation, formatting) ?? []),
    ...correlationProblem(included, settings, formatting),
    ...goneInputs(offered, settings, valuation),
  ];
}

/** What is wrong with the distribution of an input, included or not; null if nothing is. */
export function spreadProblemIn(
  settings: AnalysisSettings,
  input: OfferedInput,
  valuation: Pick<Valuation, 'body' | 'history'>,
  formatting: Pick<FigureFormatting, 'format'>,
): (SettingProblem & { readonly mend: SettingMend }) | null {
  const setting = settingOf(settings, input);
  const problem = spreadProblem(setting.spread, input, valuation, formatting);
  if (problem === null) return null;
  const { label, spread } = mendOf(setting.spread, input);
  return {
    id: input.name,
    text: messages.problemOf(input.label, problem),
    isBlocking: true,
    mend: {
      label,
      name: messages.mendOf(label, input.label),
      change: (before) => ({ ...before, inputs: { ...before.inputs, [input.name]: { ...setting, spread } } }),
    },
  };
}

function correlationProblem(
  included: readonly OfferedInput[],
  settings: AnalysisSettings,
  { format }: Pick<FigureFormatting, 'format'>,
): readonly SettingProblem[] {
  const matrix = correlationMatrix(included, settings);
  const factored =
    matrix &&
    factorCorrelations(
      matrix,
      included.map(({ label }) => label),
    );
  if (!factored || factored.ok) return [];
  const { reason, proposal } = factored;
  const common = { id: 'correlations', title: messages.impossibleCorrelations, isBlocking: true } as const;
  if (!proposal) return [{ ...common, text: reason, mend: null, pairs: new Set() }];
  const pairs = included.flatMap((row, i) =>
    included.slice(0, i).flatMap((column, j) => {
      const value = proposal[i]?.[j] ?? 0;
      const text = format(value, { kind: 'number', precision: 2 });
      return Math.abs(value) < 0.005 ? [] : [`${column.label} and ${row.label} ${text}`];
    }),
  );
  const changed = included.flatMap((row, i) =>
    included.slice(0, i).flatMap((column, j) => {
      const difference = (proposal[i]?.[j] ?? 0) - (matrix[i]?.[j] ?? 0);
      return Math.abs(difference) < smallestDifference ? [] : [pairKey(row.name, column.name)];
    }),
  );
  return [
    {
      ...common,
      pairs: new Set(changed),
      text: messages.proposal(pairs.join('; ')),
      mend: { label: messages.useProposal, change: (before) => withCorrelations(before, included, proposal) },
    },
  ];
}

/** Distributions of inputs that the model had once. */
function goneInputs(
  offered: readonly OfferedInput[],
  { inputs }: AnalysisSettings,
  { model }: Pick<Valuation, 'model'>,
): readonly SettingProblem[] {
  const known = new Set(offered.map(({ name }) => name));
  const gone = Object.entries(inputs).flatMap(([name, { isIncluded }]) =>
    isIncluded && !known.has(name) ? [name] : [],
  );
  if (gone.length === 0) return [];
  const labels = gone.map(
    (name) => model.inputs.find((input) => input.name === name)?.label ?? name.replaceAll('_', ' '),
  );
  return [
    {
      id: 'gone inputs',
      text: messages.goneInputs(labels.join(', ')),
      isBlocking: false,
      mend: {
        label: messages.removeGone,
        change: (before) => ({
          ...before,
          inputs: Object.fromEntries(Object.entries(before.inputs).filter(([name]) => !gone.includes(name))),
        }),
      },
    },
  ];
}

/** The inputs whose settings make a distribution. */
export const soundInputs = (
  inputs: readonly OfferedInput[],
  settings: AnalysisSettings,
): readonly OfferedInput[] =>
  inputs.filter((input) => isDistribution(settingOf(settings, input).spread, input));
