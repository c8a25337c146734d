import type { PortfolioPreset, RebalancingRules } from '@finance-analyst/documents';
import type { LotMethod } from '@finance-analyst/portfolio';

/** What a preset sets. Each of them can be changed later. */
export interface PresetSettings {
  readonly rebalancing: RebalancingRules;
  /** Of new accounts. */
  readonly lotMethod: LotMethod;
  /** How holdings are grouped at first. */
  readonly grouping: 'none' | 'sector';
  /** Holdings show their valuation at first, in windows of any width. */
  readonly showsValuation: boolean;
}

/** The settings of a portfolio for growth, which lets winners run, and of one for value, which sells what became expensive. */
export const portfolioPresets: Readonly<Record<PortfolioPreset, PresetSettings>> = {
  growth: {
    rebalancing: { band: 0.05, hasFractions: false, minimumTrade: 0, maySell: false },
    lotMethod: 'hifo',
    grouping: 'sector',
    showsValuation: false,
  },
  value: {
    rebalancing: { band: 0.02, hasFractions: false, minimumTrade: 0, maySell: true },
    lotMethod: 'fifo',
    grouping: 'none',
    showsValuation: true,
  },
};
