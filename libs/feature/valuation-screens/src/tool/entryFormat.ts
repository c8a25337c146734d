import type { FigureFormat, FigureScale, NumberKind } from '@finance-analyst/figures';
import type { QuickInput } from '@finance-analyst/valuation';

/** The units of amounts and shares. */
export const toolScale: FigureScale = 'millions';

const kinds: Readonly<Record<QuickInput, NumberKind>> = {
  revenue: 'amount',
  growth: 'rate',
  years: 'number',
  marginNow: 'rate',
  finalMargin: 'rate',
  multiple: 'multiple',
  shareChange: 'rate',
  shares: 'count',
  netDebt: 'amount',
  payout: 'rate',
  requiredReturn: 'rate',
  price: 'per-share',
};

interface EntryFormat extends FigureFormat {
  readonly kind: NumberKind;
  readonly precision: number;
}

const mostDecimals: Readonly<Record<NumberKind, number>> = {
  amount: 3,
  count: 3,
  rate: 2,
  multiple: 2,
  'per-share': 2,
  number: 2,
};

const leastDecimals: Readonly<Record<NumberKind, number>> = {
  amount: 0,
  count: 0,
  rate: 1,
  multiple: 1,
  'per-share': 2,
  number: 0,
};

/** The format of an entry: its own number of decimals, within the range for its kind. */
export function entryFormat(input: QuickInput, value: number | undefined, currency: string): EntryFormat {
  const kind = kinds[input];
  const isScaled = kind === 'amount' || kind === 'count';
  const shown = (value ?? 0) * (kind === 'rate' ? 100 : 1) * (isScaled ? 1e-6 : 1);
  let precision = leastDecimals[kind];
  while (precision < mostDecimals[kind] && Number(shown.toFixed(precision)) !== Number(shown.toFixed(6)))
    precision += 1;
  return { kind, precision, currency, ...(isScaled ? { scale: toolScale } : {}) };
}

const steps: Partial<Record<QuickInput, number>> = {
  revenue: 1e6,
  netDebt: 1e6,
  shares: 1e6,
  growth: 0.005,
  finalMargin: 0.005,
  marginNow: 0.005,
  requiredReturn: 0.005,
  multiple: 0.5,
};

/** The step of an arrow key for an entry; undefined for the default of its kind. */
export const entryStep = (input: QuickInput): number | undefined => steps[input];
