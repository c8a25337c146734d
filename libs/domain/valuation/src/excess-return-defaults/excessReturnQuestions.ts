import { percent, reason } from '@finance-analyst/foundation';
import type { OpenQuestion } from '../company-defaults/CompanyDefaults.js';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';
import { usualBankRanges } from './usualBankRanges.js';

/** The drivers in words, at the start of a sentence. */
const driverNames = {
  return_on_equity: 'The return on equity',
  asset_growth: 'Asset growth',
  capital_ratio: 'Equity required, as a share of assets,',
} as const satisfies Readonly<Record<keyof typeof usualBankRanges, string>>;

const drivers = Object.keys(driverNames) as readonly (keyof typeof driverNames)[];

const yearsIn = (value: DerivationBasis['inputs'][string] | undefined): readonly number[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : [value]).filter(
    (figure): figure is number => typeof figure === 'number',
  );

/** The drivers of a bank's forecast whose defaults are outside the usual range, until the analyst enters them. */
export const excessReturnQuestions = ({
  inputs,
  isOverridden,
}: Pick<DerivationBasis, 'inputs' | 'isOverridden'>): readonly OpenQuestion[] =>
  drivers.flatMap((input) => {
    const { from, to } = usualBankRanges[input];
    const outside = yearsIn(inputs[input]).find((figure) => figure < from || figure > to);
    if (outside === undefined || isOverridden(input)) return [];
    return [
      {
        input,
        isNeeded: false,
        text: reason`${driverNames[input]} is ${percent(outside)} by default, outside the usual ${percent(from, 0)} to ${percent(to, 0)}. Enter what you expect.`,
      },
    ];
  });
