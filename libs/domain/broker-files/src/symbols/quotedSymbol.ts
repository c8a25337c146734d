import type { LedgerInstrument } from '@finance-analyst/portfolio';

/** Markets by the suffix that price services, such as Yahoo Finance, give their symbols. */
const marketsBySuffix: Readonly<Record<string, string>> = {
  '.L': 'XLON',
  '.DE': 'XETR',
  '.PA': 'XPAR',
  '.AS': 'XAMS',
  '.BR': 'XBRU',
  '.MC': 'XMAD',
  '.MI': 'XMIL',
  '.SW': 'XSWX',
  '.ST': 'XSTO',
  '.CO': 'XCSE',
  '.OL': 'XOSL',
  '.HE': 'XHEL',
  '.TO': 'XTSE',
  '.T': 'XTKS',
  '.HK': 'XHKG',
  '.AX': 'XASX',
  '.JO': 'XJSE',
  '.TA': 'XTAE',
};

const suffixes: ReadonlyMap<string, string> = new Map(
  Object.entries(marketsBySuffix).map(([suffix, market]) => [market, suffix]),
);

/** Symbols of the markets of the United States have no suffix. */
const withoutSuffix: ReadonlySet<string> = new Set(['XNAS', 'XNYS', 'XASE', 'ARCX', 'BATS']);

/** The symbol of an instrument at a price service: `SAP` on XETR is `SAP.DE`. Null if its market is not known. */
export function quotedSymbol({ symbol, market }: LedgerInstrument): string | null {
  if (market === null) return null;
  const suffix = withoutSuffix.has(market) ? '' : suffixes.get(market);
  if (suffix === undefined) return null;
  // Those of Hong Kong are numbers of at least four digits.
  return `${suffix === '.HK' ? symbol.padStart(4, '0') : symbol}${suffix}`;
}

/** The instrument of such a symbol; its market is null if there is no suffix. */
export function instrumentOfQuoted(text: string): LedgerInstrument {
  const point = text.lastIndexOf('.');
  const suffix = point > 0 ? text.slice(point).toUpperCase() : '';
  const market = Object.hasOwn(marketsBySuffix, suffix) ? marketsBySuffix[suffix] : undefined;
  if (market === undefined) return { symbol: text, market: null };
  const symbol = text.slice(0, point);
  return { symbol: suffix === '.HK' ? symbol.replace(/^0+(?=\d)/, '') : symbol, market };
}
