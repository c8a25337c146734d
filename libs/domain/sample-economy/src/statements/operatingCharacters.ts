import type { Fade } from './Fade.js';

/** What a kind of company typically looks like. Shares are fractions of annual revenue, rates are annual. */
export interface OperatingCharacter {
  readonly growth: Fade;
  readonly grossMargin: number;
  readonly operatingMargin: Fade;
  readonly researchShare: number;
  /** Height of the business cycle as a fraction of revenue, and how much of it reaches the margin. */
  readonly cycle: number;
  readonly cycleToMargin: number;
  readonly seasonality: number;
  readonly plantShare: number;
  readonly depreciationRate: number;
  readonly receivablesShare: number;
  readonly inventoryShare: number;
  readonly payablesShare: number;
  readonly deferredShare: number;
  readonly goodwillShare: number;
  readonly cashShare: number;
  readonly debtShare: number;
  /** Above the rate at which a sound company of the same currency borrows. */
  readonly debtSpread: number;
  readonly leaseShare: number;
  readonly minorityShare: number;
  readonly preferredShare: number;
  readonly payoutRatio: number;
  /** Part of spare cash that buys back shares; the rest is invested. */
  readonly buybackShare: number;
  readonly stockCompensationShare: number;
  readonly beta: number;
  /** Margin that buyers pay for, where it is not today's. */
  readonly maturityMargin: number | null;
  /** Enterprise value over operating income after tax. */
  readonly enterpriseMultiple: Fade;
}

const steady: OperatingCharacter = {
  growth: [0.05, 0.035],
  grossMargin: 0.42,
  operatingMargin: [0.13, 0.15],
  researchShare: 0.02,
  cycle: 0.01,
  cycleToMargin: 0.2,
  seasonality: 0.03,
  plantShare: 0.35,
  depreciationRate: 0.11,
  receivablesShare: 0.13,
  inventoryShare: 0.12,
  payablesShare: 0.11,
  deferredShare: 0.01,
  goodwillShare: 0.3,
  cashShare: 0.08,
  debtShare: 0.4,
  debtSpread: 0,
  leaseShare: 0.06,
  minorityShare: 0,
  preferredShare: 0,
  payoutRatio: 0.5,
  buybackShare: 0.6,
  stockCompensationShare: 0.004,
  beta: 0.8,
  maturityMargin: null,
  enterpriseMultiple: [17, 17],
};

export const operatingCharacters = {
  steady,
  growth: {
    ...steady,
    growth: [0.28, 0.1],
    grossMargin: 0.62,
    operatingMargin: [0.1, 0.24],
    researchShare: 0.14,
    seasonality: 0.04,
    plantShare: 0.18,
    depreciationRate: 0.2,
    receivablesShare: 0.15,
    inventoryShare: 0.03,
    payablesShare: 0.06,
    deferredShare: 0.14,
    goodwillShare: 0.15,
    cashShare: 0.18,
    debtShare: 0.08,
    leaseShare: 0.03,
    payoutRatio: 0,
    stockCompensationShare: 0.05,
    beta: 1.3,
    maturityMargin: 0.22,
    enterpriseMultiple: [30, 24],
  },
  cyclical: {
    ...steady,
    growth: [0.03, 0.03],
    grossMargin: 0.3,
    operatingMargin: [0.12, 0.12],
    researchShare: 0.015,
    cycle: 0.14,
    cycleToMargin: 0.45,
    plantShare: 0.65,
    depreciationRate: 0.09,
    receivablesShare: 0.15,
    inventoryShare: 0.16,
    goodwillShare: 0.08,
    cashShare: 0.1,
    debtShare: 0.35,
    debtSpread: 0.01,
    leaseShare: 0.02,
    minorityShare: 0.02,
    payoutRatio: 0.35,
    stockCompensationShare: 0.003,
    beta: 1.25,
    enterpriseMultiple: [13, 13],
  },
  lossMaking: {
    ...steady,
    growth: [0.55, 0.22],
    grossMargin: 0.38,
    operatingMargin: [-0.6, -0.1],
    researchShare: 0.25,
    seasonality: 0.02,
    depreciationRate: 0.14,
    inventoryShare: 0.08,
    deferredShare: 0.05,
    goodwillShare: 0.02,
    cashShare: 0.5,
    debtShare: 0.15,
    debtSpread: 0.05,
    payoutRatio: 0,
    buybackShare: 0,
    stockCompensationShare: 0.08,
    beta: 1.6,
    maturityMargin: 0.14,
    enterpriseMultiple: [26, 20],
  },
  struggling: {
    ...steady,
    growth: [0.12, 0.02],
    grossMargin: 0.3,
    operatingMargin: [-0.3, -0.22],
    researchShare: 0.12,
    goodwillShare: 0.02,
    cashShare: 0.3,
    debtShare: 0.1,
    debtSpread: 0.05,
    payoutRatio: 0,
    buybackShare: 0,
    stockCompensationShare: 0.05,
    beta: 1.7,
    maturityMargin: 0.06,
    enterpriseMultiple: [20, 12],
  },
  declining: {
    ...steady,
    growth: [-0.05, -0.06],
    grossMargin: 0.34,
    operatingMargin: [0.12, 0.08],
    seasonality: 0.05,
    plantShare: 0.4,
    goodwillShare: 0.1,
    debtShare: 0.25,
    debtSpread: 0.02,
    payoutRatio: 0.6,
    buybackShare: 0.9,
    beta: 1.1,
    enterpriseMultiple: [11, 9],
  },
  indebted: {
    ...steady,
    growth: [0.03, 0.025],
    grossMargin: 0.38,
    operatingMargin: [0.17, 0.165],
    researchShare: 0.005,
    plantShare: 0.8,
    depreciationRate: 0.09,
    inventoryShare: 0.05,
    goodwillShare: 0.7,
    cashShare: 0.05,
    debtShare: 1.15,
    debtSpread: 0.022,
    preferredShare: 0.04,
    payoutRatio: 0.4,
    buybackShare: 0.6,
    beta: 1.1,
    enterpriseMultiple: [15, 15],
  },
  netCash: {
    ...steady,
    growth: [0.07, 0.05],
    grossMargin: 0.6,
    operatingMargin: [0.2, 0.22],
    researchShare: 0.06,
    plantShare: 0.22,
    depreciationRate: 0.12,
    goodwillShare: 0.1,
    cashShare: 0.25,
    debtShare: 0,
    leaseShare: 0.05,
    payoutRatio: 0.4,
    buybackShare: 0.35,
    stockCompensationShare: 0.01,
    beta: 0.95,
    enterpriseMultiple: [20, 19],
  },
  regulated: {
    ...steady,
    growth: [0.03, 0.03],
    grossMargin: 0.45,
    operatingMargin: [0.2, 0.21],
    researchShare: 0,
    seasonality: 0.05,
    plantShare: 2.4,
    depreciationRate: 0.04,
    inventoryShare: 0.04,
    payablesShare: 0.1,
    goodwillShare: 0.1,
    cashShare: 0.05,
    debtShare: 1.3,
    leaseShare: 0.02,
    payoutRatio: 0.7,
    buybackShare: 0.8,
    beta: 0.55,
    enterpriseMultiple: [19, 19],
  },
  landlord: {
    ...steady,
    growth: [0.03, 0.025],
    grossMargin: 0.64,
    operatingMargin: [0.42, 0.44],
    researchShare: 0,
    seasonality: 0,
    plantShare: 6,
    depreciationRate: 0.03,
    receivablesShare: 0.05,
    inventoryShare: 0,
    payablesShare: 0.08,
    deferredShare: 0.04,
    goodwillShare: 0,
    debtShare: 2.4,
    leaseShare: 0.1,
    minorityShare: 0.1,
    payoutRatio: 0.75,
    buybackShare: 0,
    beta: 0.9,
    enterpriseMultiple: [19, 19],
  },
} as const satisfies Readonly<Record<string, OperatingCharacter>>;
