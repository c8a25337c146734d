import type { Command } from '@finance-analyst/contributions';
import { messages } from './messages.js';
import type { ValuationOpenerEdges } from './valuationOpener.js';

const loadOpener = async (edges: ValuationOpenerEdges) =>
  (await import('./valuationOpener.js')).valuationOpener(edges);

/** Opens the valuation of a company by its symbol or the start of it, from the terminal: `value KST.SMP`. */
export const valueCommand = (edges: ValuationOpenerEdges): Command => ({
  id: 'valuation.open',
  title: messages.value,
  group: messages.valuation,
  word: 'value',
  parameters: [
    {
      name: 'symbol',
      description: messages.symbol,
      isRequired: true,
      complete: async (typed) => (await loadOpener(edges)).complete(typed),
    },
  ],
  run: async (given) => (await loadOpener(edges)).open(given?.['symbol'] ?? ''),
});
