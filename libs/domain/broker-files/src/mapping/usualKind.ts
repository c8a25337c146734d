import type { MappedKind } from './ColumnMapping.js';

/** Words of the kind column by what they are, normalized: English, German, Dutch, French. */
const wordsOf: Readonly<Partial<Record<MappedKind, readonly string[]>>> = {
  buy: [
    'buy',
    'bought',
    'purchase',
    'you bought',
    'kauf',
    'gekauft',
    'sparplan',
    'koop',
    'gekocht',
    'aankoop',
    'achat',
  ],
  sell: ['sell', 'sold', 'sale', 'you sold', 'verkauf', 'verkauft', 'verkoop', 'verkocht', 'vente'],
  short: ['short', 'sell short', 'short sale', 'sell to open', 'leerverkauf'],
  cover: ['cover', 'buy to cover', 'buy to close'],
  dividend: [
    'dividend',
    'dividends',
    'div',
    'cash dividend',
    'distribution',
    'dividende',
    'ausschuttung',
    'uitkering',
  ],
  interest: [
    'interest',
    'interest earned',
    'credit interest',
    'zinsen',
    'zins',
    'rente',
    'interet',
    'interets',
  ],
  fee: ['fee', 'fees', 'charge', 'commission', 'gebuhr', 'gebuhren', 'kosten', 'frais'],
  tax: ['tax', 'taxes', 'withholding tax', 'steuer', 'steuern', 'belasting', 'taxe', 'impot', 'impots'],
  deposit: [
    'deposit',
    'cash deposit',
    'contribution',
    'transfer in',
    'credit',
    'einzahlung',
    'einlage',
    'einlieferung',
    'storting',
    'depot',
    'versement',
    'virement recu',
  ],
  withdrawal: [
    'withdrawal',
    'cash withdrawal',
    'transfer out',
    'debit',
    'auszahlung',
    'entnahme',
    'auslieferung',
    'opname',
    'retrait',
    'prelevement',
    'virement emis',
  ],
  'cash-by-sign': ['transfer', 'journal', 'wire', 'uberweisung', 'overboeking', 'virement'],
  'reinvested-dividend': [
    'drip',
    'dividend reinvestment',
    'reinvestment',
    'reinvested dividend',
    'wiederanlage',
    'herbelegging',
  ],
  split: ['split', 'stock split', 'aktiensplit', 'aandelensplitsing', 'division'],
  'return-of-capital': ['return of capital', 'kapitalruckzahlung', 'remboursement de capital'],
  exchange: ['forex', 'fx', 'currency exchange', 'wahrungswechsel', 'valutawissel'],
};

const kinds: ReadonlyMap<string, MappedKind> = new Map(
  Object.entries(wordsOf).flatMap(([kind, words]) =>
    words.map((word) => [word, kind as MappedKind] as const),
  ),
);

/** What a normalized word of the kind column usually is; undefined if it is not known. */
export const usualKind = (word: string): MappedKind | undefined => kinds.get(word);
