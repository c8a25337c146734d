import type { Prices } from '../quotes/Prices.js';

export interface SampleCompany {
  readonly symbol: string;
  readonly name: string;
  /** What its valuation shows. */
  readonly lesson: string;
}

/** Fictional companies of the sample market whose valuations differ in kind. Each is listed only when the server has it. */
export const sampleCompanies: readonly SampleCompany[] = [
  { symbol: 'GLH.SMP', name: 'Glenhollin Foods', lesson: 'Steady sales and margins' },
  { symbol: 'NBL.SMP', name: 'Nebulark Software', lesson: 'Fast growth that fades' },
  { symbol: 'KST.SMP', name: 'Kestrelow Semiconductors', lesson: 'Earnings that swing with the cycle' },
  { symbol: 'MRV.SMP', name: 'Maravigne Couture', lesson: 'More cash than debt, in euros' },
  { symbol: 'ISV.SMP', name: 'Istervane Therapeutics', lesson: 'Losses today, value in what comes' },
  { symbol: 'NHB.SMP', name: 'Northollow Bancorp', lesson: 'A bank, where this method does not fit' },
];

/** Those of them that the server's sample market has a price for. */
export const offeredSamples = ({ quotes }: Prices): readonly SampleCompany[] =>
  sampleCompanies.filter(({ symbol }) => quotes.get(symbol)?.source === 'sample');
