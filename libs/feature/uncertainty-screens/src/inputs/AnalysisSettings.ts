import type { InputSetting } from './InputSetting.js';
import type { OfferedInput } from './OfferedInput.js';

/** How paths are drawn: each at random, or spread evenly over each input. */
export const samplingKinds = ['plain', 'latin-hypercube'] as const;
export type SamplingKind = (typeof samplingKinds)[number];

/** What a person changed; everything else is as offered. */
export interface AnalysisSettings {
  readonly inputs: Readonly<Record<string, InputSetting>>;
  /** By `pairKey`; 0 is left out. */
  readonly correlations: Readonly<Record<string, number>>;
  readonly seed: number;
  readonly paths: number;
  readonly sampling: SamplingKind;
}

export const startingSettings: AnalysisSettings = {
  inputs: {},
  correlations: {},
  seed: 1,
  paths: 10_000,
  sampling: 'plain',
};

export const pathChoices = [1_000, 10_000, 100_000, 1_000_000] as const;

/** The same for both orders of the names. */
export const pairKey = (one: string, other: string): string => [one, other].toSorted().join('|');

export const settingOf = ({ inputs }: AnalysisSettings, { name, standard }: OfferedInput): InputSetting =>
  inputs[name] ?? standard;

/** The inputs that vary, in the order of the model. One that the value no longer depends on is left out. */
export const includedInputs = (
  offered: readonly OfferedInput[],
  settings: AnalysisSettings,
): readonly OfferedInput[] =>
  offered.filter((input) => input.isInUse && settingOf(settings, input).isIncluded);

/** The correlations of the included inputs; undefined if there are none. */
export function correlationMatrix(
  included: readonly OfferedInput[],
  { correlations }: AnalysisSettings,
): readonly (readonly number[])[] | undefined {
  const matrix = included.map((row, i) =>
    included.map((column, j) => (i === j ? 1 : (correlations[pairKey(row.name, column.name)] ?? 0))),
  );
  return matrix.some((row, i) => row.some((value, j) => i !== j && value !== 0)) ? matrix : undefined;
}

/** The settings with the correlations of a matrix of the included inputs. */
export function withCorrelations(
  settings: AnalysisSettings,
  included: readonly OfferedInput[],
  matrix: readonly (readonly number[])[],
): AnalysisSettings {
  const correlations = { ...settings.correlations };
  for (const [i, row] of included.entries())
    for (const [j, column] of included.entries())
      if (i < j) correlations[pairKey(row.name, column.name)] = matrix[i]?.[j] ?? 0;
  return { ...settings, correlations };
}
