import type { CaseWeight } from '@finance-analyst/documents';
import { pathChoices, samplingKinds, startingSettings, type AnalysisSettings } from './AnalysisSettings.js';
import type { InputSetting, InputSpread } from './InputSetting.js';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areNumbers = (fields: Fields, ...names: readonly string[]): boolean =>
  names.every((name) => Number.isFinite(fields[name]));

function isSpread(spread: unknown): spread is InputSpread {
  if (!isFields(spread)) return false;
  switch (spread['kind']) {
    case 'normal':
    case 'lognormal':
      return areNumbers(spread, 'range');
    case 'discrete': {
      const { outcomes } = spread;
      return (
        Array.isArray(outcomes) &&
        outcomes.length > 0 &&
        outcomes.every((each: unknown) => isFields(each) && areNumbers(each, 'change', 'probability'))
      );
    }
    case 'triangular':
    case 'pert':
      return areNumbers(spread, 'low', 'mode', 'high');
    case 'uniform':
      return areNumbers(spread, 'low', 'high');
    default:
      return false;
  }
}

const isSetting = (setting: unknown): setting is InputSetting =>
  isFields(setting) && typeof setting['isIncluded'] === 'boolean' && isSpread(setting['spread']);

const those = <Value>(
  fields: unknown,
  is: (value: unknown) => value is Value,
): Readonly<Record<string, Value>> =>
  isFields(fields)
    ? Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, Value] => is(entry[1])))
    : {};

const isNumber = (value: unknown): value is number => Number.isFinite(value);

const isCorrelation = (value: unknown): value is number => isNumber(value) && Math.abs(value) <= 1;

/** Weights of cases that an earlier release stored with the settings; the base had no name. */
export const keptWeights = (stored: unknown): readonly CaseWeight[] =>
  Object.entries(those(isFields(stored) ? stored['weights'] : undefined, isNumber))
    .filter(([, weight]) => weight >= 0 && weight <= 1)
    .map(([id, weight]) => ({ id: id === '' ? 'base' : id, weight }));

/** Settings as stored by any release: what cannot be read of them is as offered. */
export function readSettings(stored: unknown): AnalysisSettings {
  if (!isFields(stored)) return startingSettings;
  const { seed, paths } = stored;
  return {
    inputs: those(stored['inputs'], isSetting),
    correlations: those(stored['correlations'], isCorrelation),
    seed: Number.isSafeInteger(seed) && Number(seed) >= 0 ? Number(seed) : startingSettings.seed,
    sampling: samplingKinds.find((kind) => kind === stored['sampling']) ?? startingSettings.sampling,
    paths: pathChoices.find((choice) => choice === paths) ?? startingSettings.paths,
  };
}
