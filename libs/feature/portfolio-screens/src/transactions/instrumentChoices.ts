import type { CellChoice, CellChoices } from '@finance-analyst/data-grid';
import { wordDistance } from '@finance-analyst/foundation';
import { messages } from './messages.js';
import { readInstrument } from './readInstrument.js';

/** An instrument as it is entered, with its name. */
export interface NamedInstrument {
  /** Its symbol, with its market if that is named. */
  readonly id: string;
  readonly name: string | null;
}

/** What a search of the market found for what is typed. */
export interface MarketSearch {
  readonly found: readonly NamedInstrument[];
  readonly state: 'found' | 'searching' | 'failed';
}

const mostChoices = 12;

/** The symbol without its market and without the ending that names an exchange: `GLH` of `GLH.SMP`. */
const stem = (id: string): string => (id.split(':').at(-1) ?? id).split('.')[0]?.toUpperCase() ?? '';

/** How well an instrument matches, the least best; null if it does not. */
function rankOf({ id, name }: NamedInstrument, sought: string): number | null {
  const symbol = id.toUpperCase();
  if (symbol === sought) return 0;
  if (stem(id) === sought) return 1;
  if (symbol.startsWith(sought) || stem(id).startsWith(sought)) return 2;
  const words = (name ?? '').toUpperCase();
  if (words.startsWith(sought) || words.includes(` ${sought}`)) return 3;
  return null;
}

const ranked = (all: readonly NamedInstrument[], sought: string): readonly NamedInstrument[] =>
  all
    .flatMap((instrument) => {
      const rank = rankOf(instrument, sought);
      return rank === null ? [] : { instrument, rank };
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ instrument }) => instrument);

/**
 * The choices for an instrument: those of the portfolio, those of the market, and the text as a new one. Enter takes the one
 * with exactly this symbol, or the only one whose symbol differs by its exchange alone.
 */
export function instrumentChoices(
  typed: string,
  known: readonly NamedInstrument[],
  market: MarketSearch,
): CellChoices {
  const sought = typed.trim().toUpperCase();
  const own = sought === '' ? known : ranked(known, sought);
  const ids = new Set(known.map(({ id }) => id));
  const others = sought === '' ? [] : market.found.filter(({ id }) => !ids.has(id));
  const all = [...own, ...others];
  const exact = all.find(({ id }) => id.toUpperCase() === sought);
  const alike = all.filter(({ id }) => stem(id) === sought);
  const list: CellChoice[] = [
    ...own.slice(0, mostChoices).map((one) => choiceOf(one, messages.inPortfolio)),
    ...others.slice(0, mostChoices).map((one) => choiceOf(one, messages.inMarket)),
  ];
  if (sought === '') return { list, usual: null };
  const isSymbol = readInstrument(sought, []).ok;
  if (isSymbol && !exact)
    list.push({ id: 'new', text: sought, title: sought, detail: newWords[market.state] });
  const taken = exact ?? (alike.length === 1 ? alike[0] : undefined);
  return { list, usual: taken?.id ?? (isSymbol ? 'new' : (list[0]?.id ?? null)) };
}

const choiceOf = ({ id, name }: NamedInstrument, from: string): CellChoice => ({
  id,
  text: id,
  title: id,
  detail: name === null ? from : `${name} · ${from}`,
});

const newWords: Readonly<Record<MarketSearch['state'], string>> = {
  found: messages.newInstrument,
  searching: messages.newInstrumentSearching,
  failed: messages.newInstrumentUnsearched,
};

/** The instrument that may be meant by a symbol that neither the portfolio nor the market has; null if none is near. */
export function nearInstrument(symbol: string, all: readonly NamedInstrument[]): NamedInstrument | null {
  const sought = symbol.toUpperCase();
  const others = all.filter(({ id }) => id.toUpperCase() !== sought);
  const [matched] = ranked(others, sought);
  if (matched) return matched;
  return (
    others.find(({ id }) => sought.length > 2 && wordDistance(sought, stem(id), { limit: 1 }) !== null) ??
    null
  );
}
