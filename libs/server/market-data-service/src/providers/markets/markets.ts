import type { Market, MarketIndex } from './Market.js';

const index = (name: string, yahoo: string, stooq?: string): MarketIndex => ({
  symbol: yahoo,
  name,
  yahoo,
  ...(stooq === undefined ? {} : { stooq }),
});

const market = (
  exchange: string,
  timeZone: string,
  closesAt: string,
  currency: string,
  suffixes: Market['suffixes'],
  ofMarket: MarketIndex | null,
): Market => ({ exchange, timeZone, closesAt, currency, suffixes, index: ofMarket });

/** The United States' markets: filings name none of them, and providers use one notation for all. */
export const unitedStates = market(
  '',
  'America/New_York',
  '16:00',
  'USD',
  { stooq: '.us', yahoo: '' },
  index('S&P 500', '^GSPC', '^spx'),
);

/** Stooq is not queried for shares in London: it does not say which of them are quoted in pence. */
export const otherMarkets: readonly Market[] = [
  market('XLON', 'Europe/London', '16:35', 'GBP', { yahoo: '.L' }, index('FTSE 100', '^FTSE', '^ukx')),
  market(
    'XETR',
    'Europe/Berlin',
    '17:35',
    'EUR',
    { stooq: '.de', yahoo: '.DE' },
    index('DAX', '^GDAXI', '^dax'),
  ),
  market('XPAR', 'Europe/Paris', '17:35', 'EUR', { yahoo: '.PA' }, index('CAC 40', '^FCHI', '^cac')),
  market('XAMS', 'Europe/Amsterdam', '17:35', 'EUR', { yahoo: '.AS' }, index('AEX', '^AEX', '^aex')),
  market('XBRU', 'Europe/Brussels', '17:35', 'EUR', { yahoo: '.BR' }, index('BEL 20', '^BFX', '^bel20')),
  market('XMAD', 'Europe/Madrid', '17:35', 'EUR', { yahoo: '.MC' }, index('IBEX 35', '^IBEX', '^ibex')),
  market('XMIL', 'Europe/Rome', '17:35', 'EUR', { yahoo: '.MI' }, index('FTSE MIB', 'FTSEMIB.MI', '^fmib')),
  market('XSWX', 'Europe/Zurich', '17:30', 'CHF', { yahoo: '.SW' }, index('SMI', '^SSMI', '^smi')),
  market('XSTO', 'Europe/Stockholm', '17:30', 'SEK', { yahoo: '.ST' }, index('OMXS30', '^OMX', '^omxs')),
  market('XCSE', 'Europe/Copenhagen', '17:00', 'DKK', { yahoo: '.CO' }, null),
  market('XOSL', 'Europe/Oslo', '16:25', 'NOK', { yahoo: '.OL' }, null),
  market('XHEL', 'Europe/Helsinki', '18:30', 'EUR', { yahoo: '.HE' }, null),
  market('XTSE', 'America/Toronto', '16:00', 'CAD', { yahoo: '.TO' }, index('S&P/TSX', '^GSPTSE', '^tsx')),
  market(
    'XTKS',
    'Asia/Tokyo',
    '15:30',
    'JPY',
    { stooq: '.jp', yahoo: '.T' },
    index('Nikkei 225', '^N225', '^nkx'),
  ),
  market(
    'XHKG',
    'Asia/Hong_Kong',
    '16:10',
    'HKD',
    { stooq: '.hk', yahoo: '.HK' },
    index('Hang Seng', '^HSI', '^hsi'),
  ),
  market('XASX', 'Australia/Sydney', '16:10', 'AUD', { yahoo: '.AX' }, index('S&P/ASX 200', '^AXJO')),
  market('XJSE', 'Africa/Johannesburg', '17:05', 'ZAR', { yahoo: '.JO' }, null),
  market('XTAE', 'Asia/Jerusalem', '17:25', 'ILS', { yahoo: '.TA' }, null),
];
