import { asGiven, day, percent, reason } from '@finance-analyst/foundation';
import {
  mayIncludeAssociates,
  shareBasisFactor,
  type CompanyFundamentals,
  type FiscalPeriod,
  type StatementLine,
} from '@finance-analyst/market';
import type { Assumption, AssumptionSource } from '../default-assumptions/Assumption.js';
import { commonIncomeOf } from '../default-assumptions/commonIncome.js';
import { equityBridge, sumOfLines } from '../default-assumptions/equityBridge.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import type { OpenQuestion } from './CompanyDefaults.js';
import type { DefaultBasis } from './DefaultBasis.js';

/** What the bridge is read from. */
export type BridgeBasis = Pick<DefaultBasis, 'fundamentals' | 'base' | 'years'>;

/** The items between enterprise value and equity value from the newest balance sheet, and the shares. */
export const companyBridge = (basis: BridgeBasis): readonly Assumption[] => [
  ...companyClaims(basis),
  ...shareCounts(basis).counts,
];

/** The same without the shares, which need a count. */
export function companyClaims({ fundamentals, base, years }: BridgeBasis): readonly Assumption[] {
  const sheets = { base, year: years.at(-1) ?? base };
  return [
    ...equityBridge(fundamentals, sheets),
    mayIncludeAssociates(base)
      ? {
          input: 'associates',
          value: 0,
          reason: `Long-term investments of ${base.label} may already include equity method investments`,
          sources: [],
          external: null,
        }
      : sumOfLines(sheets, 'associates', [
          { line: 'equityMethodInvestments', name: 'equity method investments' },
        ]),
    sumOfLines(sheets, 'pension_deficit', [{ line: 'pensionDeficit', name: 'unfunded pensions' }]),
  ];
}

/** A smaller share of the count from converting debt changes little. */
const smallestConversion = 0.01;

/**
 * What to ask where the newest share counts are of a period with a loss, or include shares from converting debt: the
 * filings do not tell whether it converts in full or only in part, so the debt may count twice. Null elsewhere.
 */
export function dilutiveSharesQuestion(basis: BridgeBasis): OpenQuestion | null {
  const { lossPeriod, conversion } = shareCounts(basis);
  if (conversion && conversion.share >= smallestConversion)
    return {
      input: 'dilutive_shares',
      isNeeded: false,
      text: reason`Dilutive shares of ${conversion.period} include shares from converting debt, ${percent(conversion.share)} of the count, and debt may include it too. Keep the one that applies at the price, from the note on debt.`,
    };
  if (lossPeriod === null) return null;
  return {
    input: 'dilutive_shares',
    isNeeded: false,
    text: `Diluted shares exclude options and units in a period with a loss, such as ${lossPeriod}, so the value per share counts none. Enter the dilutive shares from the note on share-based compensation.`,
  };
}

const shareLines = ['sharesOutstanding', 'basicShares', 'dilutedShares'] as const;

/** Whether any of the periods has a share count above 0, which the bridge needs. */
export const hasShareCount = (periods: readonly FiscalPeriod[]): boolean =>
  periods.some(({ figures }) => shareLines.some((line) => (figures[line]?.value ?? 0) > 0));

/** Why a company without a share count has no value per share. */
export const noShareCount = ({ name }: Pick<CompanyFundamentals, 'name'>): string =>
  `${name} reports no share count above zero.`;

interface ShareCount {
  /** On today’s basis after splits. */
  readonly value: number;
  readonly source: AssumptionSource;
}

/** The shares of a company, diluted, with the day on which their count was filed; null without a count above zero. */
export function currentShares(
  basis: BridgeBasis,
): { readonly value: number; readonly period: string; readonly filed: string } | null {
  const { fundamentals, base, years } = basis;
  if (!hasShareCount([base, ...fundamentals.quarterly, ...years])) return null;
  const { counts } = shareCounts(basis);
  const [source] = counts.flatMap(({ sources }) => sources);
  return source
    ? {
        value: counts.reduce((sum, { value }) => sum + Number(value), 0),
        period: source.period,
        filed: source.figure.source.filed,
      }
    : null;
}

/**
 * The newest count outstanding, and what the filer's own treasury stock method adds for options and units: diluted
 * less basic weighted shares of one period. Without a count outstanding the weighted basic one; all on today's basis
 * after splits.
 */
function shareCounts({ fundamentals, base, years }: BridgeBasis): {
  readonly counts: readonly Assumption[];
  /** What converting debt adds to the dilutive shares, as a share of the count; null if nothing. */
  readonly conversion: { readonly share: number; readonly period: string } | null;
  /** The period of the newest counts, if its loss keeps dilutive shares out of them. */
  readonly lossPeriod: string | null;
} {
  const changes = fundamentals.shareBasisChanges ?? [];
  const newestFirst = [base, ...fundamentals.quarterly, ...years].toSorted((one, other) =>
    other.end.localeCompare(one.end),
  );
  const countOf = (period: FiscalPeriod, line: StatementLine): ShareCount | null => {
    const source = sourceOf(period, line);
    if (!source || source.figure.value <= 0) return null;
    return { value: source.figure.value * shareBasisFactor(source.figure, changes), source };
  };
  const newest = (line: StatementLine): ShareCount | null =>
    newestFirst.map((period) => countOf(period, line)).find((count) => count !== null) ?? null;
  const outstanding = newest('sharesOutstanding');
  const count = outstanding ?? newest('basicShares') ?? newest('dilutedShares');
  if (!count) throw new Error('No share count.');
  const names: Partial<Record<StatementLine, string>> = {
    sharesOutstanding: 'Shares outstanding',
    basicShares: 'Weighted basic shares',
    dilutedShares: 'Weighted diluted shares',
  };
  const factor = count.value / count.source.figure.value;
  const compared = newestFirst.flatMap((period) => {
    const basic = countOf(period, 'basicShares');
    const diluted = countOf(period, 'dilutedShares');
    return basic && diluted ? [{ period, basic, diluted }] : [];
  })[0];
  const lossPeriod =
    compared && (commonIncomeOf(compared.period)?.value ?? 0) < 0 ? compared.period.label : null;
  const isCounted = compared !== undefined && lossPeriod === null && count.source.line !== 'dilutedShares';
  const counts: readonly Assumption[] = [
    {
      input: 'shares_outstanding',
      value: count.value,
      reason: reason`${names[count.source.line] ?? ''}, ${count.source.period}, filed ${day(count.source.figure.source.filed)}${factor === 1 ? '' : reason`, times ${asGiven(factor)} for later splits`}`,
      sources: [count.source],
      external: null,
    },
    {
      input: 'dilutive_shares',
      value: isCounted ? Math.max(compared.diluted.value - compared.basic.value, 0) : 0,
      reason: isCounted
        ? `Weighted diluted less weighted basic shares, ${compared.period.label}: options and units under the filer’s treasury stock method`
        : lossPeriod !== null
          ? `None counted: diluted shares exclude options and units in a period with a loss, such as ${lossPeriod}`
          : 'No diluted and basic share counts to compare',
      sources: isCounted ? [compared.diluted.source, compared.basic.source] : [],
      external: null,
    },
  ];
  const converted = isCounted ? countOf(compared.period, 'conversionShares') : null;
  return {
    counts,
    conversion: converted && { share: converted.value / count.value, period: converted.source.period },
    lossPeriod,
  };
}
