import type { Prices } from '../quotes/Prices.js';

export interface SampleCompany {
  readonly symbol: string;
  readonly name: string;
  /** What its valuation shows. */
  readonly lesson: string;
}

/** Companies of the sample market with different kinds of valuations. Each is listed only if the server has it. */
export const sampleCompanies: readonly SampleCompany[] = [
  { symbol: 'GLH.SMP', name: 'Glenhollin Foods', lesson: 'Steady sales and margins' },
  { symbol: 'NBL.SMP', name: 'Nebulark Software', lesson: 'Fast growth that fades' },
  { symbol: 'KST.SMP', name: 'Kestrelow Semiconductors', lesson: 'Earnings that swing with the cycle' },
  { symbol: 'MRV.SMP', name: 'Maravigne Couture', lesson: 'More cash than debt, in euros' },
  { symbol: 'ISV.SMP', name: 'Istervane Therapeutics', lesson: 'Losses today, value in the future' },
  { symbol: 'NHB.SMP', name: 'Northollow Bancorp', lesson: 'A bank, valued by excess return' },
];

/** The sample companies for which the server has a price. */
export const offeredSamples = ({ quotes }: Prices): readonly SampleCompany[] =>
  sampleCompanies.filter(({ symbol }) => quotes.get(symbol)?.source === 'sample');
