import type { Command } from '@finance-analyst/contributions';
import type { ValuationDependencies } from '../ValuationDependencies.js';
import { headMessages } from './headMessages.js';

type ValueCommandDependencies = Pick<ValuationDependencies, 'store' | 'navigate'>;

const loadOpener = async (given: ValueCommandDependencies) =>
  (await import('./valuationOpener.js')).valuationOpener(given);

/** Opens the valuation of a company by its symbol or the start of it, from the terminal: `value KST.SMP`. */
export const valueCommand = (given: ValueCommandDependencies): Command => ({
  id: 'valuation.open',
  title: headMessages.value,
  group: headMessages.valuation,
  word: 'value',
  parameters: [
    {
      name: 'symbol',
      description: headMessages.symbol,
      isRequired: true,
      complete: async (typed) => (await loadOpener(given)).complete(typed),
    },
  ],
  run: async (typed) => (await loadOpener(given)).open(typed?.['symbol'] ?? ''),
});
