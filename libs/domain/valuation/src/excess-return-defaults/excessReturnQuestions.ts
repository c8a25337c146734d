import { percent, reason } from '@finance-analyst/foundation';
import type { OpenQuestion } from '../company-defaults/CompanyDefaults.js';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';

interface UsualRange {
  readonly input: string;
  /** In words, at the start of a sentence. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Beyond these a bank's own years reflect a crisis, a merger or thin capital more than its future. */
const usualRanges: readonly UsualRange[] = [
  { input: 'return_on_equity', name: 'The return on equity', from: -0.1, to: 0.3 },
  { input: 'asset_growth', name: 'Asset growth', from: -0.1, to: 0.25 },
  { input: 'capital_ratio', name: 'Equity required, as a share of assets,', from: 0.03, to: 0.5 },
];

const yearsIn = (value: DerivationBasis['inputs'][string] | undefined): readonly number[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : [value]).filter(
    (figure): figure is number => typeof figure === 'number',
  );

/** The drivers of a bank's forecast whose defaults are outside the usual range, until the analyst enters them. */
export const excessReturnQuestions = ({
  inputs,
  isOverridden,
}: Pick<DerivationBasis, 'inputs' | 'isOverridden'>): readonly OpenQuestion[] =>
  usualRanges.flatMap(({ input, name, from, to }) => {
    const outside = yearsIn(inputs[input]).find((figure) => figure < from || figure > to);
    if (outside === undefined || isOverridden(input)) return [];
    return [
      {
        input,
        isNeeded: false,
        text: reason`${name} is ${percent(outside)} by default, outside the usual ${percent(from, 0)} to ${percent(to, 0)}. Enter what you expect.`,
      },
    ];
  });
