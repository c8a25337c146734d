import type { FigureKind } from '@finance-analyst/figures';

const differenceUnits: Partial<Record<FigureKind, string>> = { rate: '\u00a0pp', multiple: '×' };

/** The words of the comparison of a model with another state of it. */
export const messages = {
  compare: 'Compare',
  nothingToCompare: 'Nothing to compare yet',
  readOnly: 'Not available for a read-only model',
  title: (name: string): string => `Compare ${name}`,
  explained: (scenario: string | null): string =>
    scenario === null
      ? 'The model on the screen, including unsaved changes, compared with what you choose.'
      : `The scenario on the screen, ${scenario}, including unsaved changes, compared with the same scenario of the version you choose, or with another scenario.`,
  compareWith: 'Compare with',
  version: (version: number, moment: string): string => `Version ${version}, saved ${moment}`,
  defaults: 'Default assumptions',
  loadingVersions: 'Loading versions…',
  loadingVersion: 'Loading the version…',
  versionsFailed: 'The versions could not be loaded',
  versionFailed: 'This version could not be read',
  nothingDiffers: 'No differences.',
  lacksScenario: (name: string): string => `It has no scenario ${name}, so its base is compared.`,
  otherYears: 'Only years that both forecasts cover are compared.',

  table: 'Comparison',
  figure: 'Figure',
  now: 'Now',
  differenceHeading: 'Difference',
  valuePerShare: 'Value per share',
  name: 'Name',
  statements: 'Latest annual statements',
  knownOn: 'Statements known on',
  forecastYears: 'Forecast years',
  unit: 'Unit of amounts',
  price: 'Price',
  priceDate: 'Price date',
  priceSource: 'Price source',
  targetDate: 'Target date',
  peer: (name: string): string => `Peer ${name}`,
  transaction: (target: string): string => `Transaction ${target}`,
  base: 'Base',
  weightOf: (name: string): string => `Weight of ${name}`,
  defaultWeight: (weight: string): string => `${weight} (default)`,
  scenario: (name: string): string => `Scenario ${name}`,
  enterpriseValue: 'enterprise value',
  equityValue: 'equity value',
  priceOn: (price: string, day: string): string => `${price} of ${day}`,
  noPrice: 'no price',
  statementsOf: (day: string): string => `statements of ${day}`,
  betaOf: (beta: string): string => `beta ${beta}`,
  leftOut: 'left out',
  none: 'None',
  notAvailable: (reason: string): string => `Not available: ${reason}`,
  difference: (figure: string, kind: FigureKind): string => `${figure}${differenceUnits[kind] ?? ''}`,
} as const;
