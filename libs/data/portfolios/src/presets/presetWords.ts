import type { PortfolioPreset } from '@finance-analyst/documents';

/** The presets of a new portfolio in words: their names, and what each sets. */
export const presetWords: Readonly<
  Record<PortfolioPreset, { readonly title: string; readonly explained: string }>
> = {
  growth: {
    title: 'Growth portfolio',
    explained:
      'Orders buy and never sell, once a weight is 5 percentage points off its target. New accounts sell the lots with the highest cost first. Holdings start grouped by sector.',
  },
  value: {
    title: 'Value portfolio',
    explained:
      'Orders buy and sell, once a weight is 2 percentage points off its target. New accounts sell the oldest lots first. Holdings start with price against value by your saved models.',
  },
};
