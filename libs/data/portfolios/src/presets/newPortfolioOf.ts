import { newPortfolioBody, type PortfolioBody, type PortfolioPreset } from '@finance-analyst/documents';
import { portfolioPresets } from './portfolioPresets.js';

/** A new portfolio with the settings of a preset, or the usual ones; it has no accounts, holdings or targets. */
export function newPortfolioOf(currency: string, preset: PortfolioPreset | null): PortfolioBody {
  const body = newPortfolioBody(currency);
  if (preset === null) return body;
  const { rebalancing, lotMethod } = portfolioPresets[preset];
  return { ...body, preset, rebalancing, lotMethod };
}
