import type { Fade } from './Fade.js';

/** What a financial company typically looks like. Shares are fractions of total assets. */
export interface FinancialCharacter {
  readonly businessModel: 'bank' | 'insurer';
  readonly growth: Fade;
  /** Annual revenue; a bank's is net of the interest it pays. */
  readonly revenueShare: number;
  /** Claims and benefits as a fraction of revenue; null for a bank. */
  readonly claimsRatio: number | null;
  readonly costRatio: number;
  readonly cycle: number;
  readonly cashShare: number;
  readonly shortTermInvestmentsShare: number;
  readonly longTermInvestmentsShare: number;
  /** Loans of a bank, premiums due to an insurer. */
  readonly receivablesShare: number;
  readonly plantShare: number;
  readonly depreciationRate: number;
  readonly debtShare: number;
  readonly equityShare: number;
  readonly payoutRatio: number;
  readonly buybackRatio: number;
  readonly beta: number;
  readonly priceToBook: number;
}

export const financialCharacters = {
  bank: {
    businessModel: 'bank',
    growth: [0.045, 0.035],
    revenueShare: 0.034,
    claimsRatio: null,
    costRatio: 0.62,
    cycle: 0.1,
    cashShare: 0.08,
    shortTermInvestmentsShare: 0.1,
    longTermInvestmentsShare: 0.12,
    receivablesShare: 0.685,
    plantShare: 0.015,
    depreciationRate: 0.1,
    debtShare: 0.08,
    equityShare: 0.09,
    payoutRatio: 0.4,
    buybackRatio: 0.2,
    beta: 1.15,
    priceToBook: 1.15,
  },
  insurer: {
    businessModel: 'insurer',
    growth: [0.05, 0.04],
    revenueShare: 0.31,
    claimsRatio: 0.73,
    costRatio: 0.18,
    cycle: 0.04,
    cashShare: 0.04,
    shortTermInvestmentsShare: 0.08,
    longTermInvestmentsShare: 0.78,
    receivablesShare: 0.08,
    plantShare: 0.02,
    depreciationRate: 0.1,
    debtShare: 0.05,
    equityShare: 0.18,
    payoutRatio: 0.45,
    buybackRatio: 0.1,
    beta: 0.9,
    priceToBook: 1.4,
  },
} as const satisfies Readonly<Record<string, FinancialCharacter>>;
