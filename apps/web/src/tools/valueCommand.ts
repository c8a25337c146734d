import { marketDataApi } from '@finance-analyst/market-data';
import type { Command } from '@finance-analyst/contributions';
import { workbenchPath } from '@finance-analyst/navigation';
import { companyResults } from '../search/companyResults.js';
import type { Store } from '../store.js';
import { messages } from './messages.js';

export interface ValueCommandEdges {
  readonly store: Pick<Store, 'dispatch'>;
  readonly navigate: (path: string) => void;
}

/** Opens the valuation of a company by its symbol or the start of it, from the terminal: `value KST.SMP`. */
export function valueCommand({ store, navigate }: ValueCommandEdges): Command {
  /** The companies whose symbol begins so; null where nobody can be asked. */
  const companiesFrom = async (typed: string) => {
    const search = marketDataApi.endpoints.searchInstruments.initiate(typed, { subscribe: false });
    const { data } = await store.dispatch(search);
    return data ? companyResults(data.data).filter(({ id }) => id.startsWith(typed.toUpperCase())) : null;
  };
  return {
    id: 'valuation.open',
    title: messages.value,
    group: messages.valuation,
    word: 'value',
    parameters: [
      {
        name: 'symbol',
        description: messages.symbol,
        isRequired: true,
        complete: async (typed) => {
          const companies = typed === '' ? null : await companiesFrom(typed);
          return (companies ?? []).map(({ id, title }) => ({ word: id, label: `${title} (${id})` }));
        },
      },
    ],
    run: async (given) => {
      const typed = given?.['symbol']?.trim().toUpperCase() ?? '';
      const open = (symbol: string, ...lines: readonly string[]) => {
        navigate(workbenchPath(symbol));
        return { ok: true, lines: [messages.opened(symbol), ...lines] } as const;
      };
      // One that names its exchange is not searched for: the screen itself says where there is none.
      if (typed.includes(':')) return open(typed);
      const companies = await companiesFrom(typed);
      if (!companies) return open(typed, messages.notLookedUp);
      const symbols = companies.map(({ id }) => id);
      const [first, ...others] = symbols.includes(typed) ? [typed] : symbols;
      if (first === undefined) return { ok: false, reason: messages.unknownSymbol(typed) };
      if (others.length > 0) return { ok: false, reason: messages.severalSymbols(typed, symbols) };
      return open(first);
    },
  };
}
