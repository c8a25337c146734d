import { readSymbol } from '@finance-analyst/documents';
import { findCompanies } from '@finance-analyst/market-data';
import type { CommandOutcome, CommandWord } from '@finance-analyst/contributions';
import { workbenchPath } from '@finance-analyst/navigation';
import type { ValuationDependencies } from '../ValuationDependencies.js';
import { messages } from './messages.js';

export interface ValuationOpener {
  /** Opens the valuation of the company with this symbol, or a unique start of it. */
  open(symbol: string): Promise<CommandOutcome>;
  /** The companies whose symbol begins so. */
  complete(typed: string): Promise<readonly CommandWord[]>;
}

/** What the command `value` does, which is loaded when it is first entered. */
export function valuationOpener({
  store,
  navigate,
}: Pick<ValuationDependencies, 'store' | 'navigate'>): ValuationOpener {
  /** The companies whose symbols start so; null if search is unavailable. */
  const companiesFrom = async (typed: string) => {
    const companies = await store.dispatch(findCompanies(typed));
    const start = typed.toUpperCase();
    const beginsSo = ({ id }: { readonly id: string }): boolean =>
      id.startsWith(start) || readSymbol(id).symbol.startsWith(start);
    return companies?.filter(beginsSo) ?? null;
  };
  return {
    complete: async (typed) => {
      const companies = typed === '' ? null : await companiesFrom(typed);
      return (companies ?? []).map(({ id, title }) => ({ word: id, label: `${title} (${id})` }));
    },
    open: async (given) => {
      const typed = given.trim().toUpperCase();
      const open = (symbol: string, ...lines: readonly string[]) => {
        navigate(workbenchPath(symbol));
        return { ok: true, lines: [messages.opened(symbol), ...lines] } as const;
      };
      // A symbol with an exchange is not searched for: the screen itself reports an unknown one.
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
