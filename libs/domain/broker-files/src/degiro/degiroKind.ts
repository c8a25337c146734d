/** What a description says in Dutch, English or German, and for trades also in French, Spanish and Portuguese. */
export type DegiroKind =
  | 'sweep'
  | 'trade'
  | 'fee'
  | 'trade-tax'
  | 'exchange'
  | 'dividend'
  | 'tax'
  | 'interest'
  | 'cash'
  | 'action'
  | 'unknown';

const patterns: readonly (readonly [DegiroKind, RegExp])[] = [
  [
    'sweep',
    /cash sweep|overboeking (?:van|naar) uw geldrekening|transfer (?:from|to) your cash account|Überweisung (?:von|auf) Ihr/i,
  ],
  ['action', /^[^@]+:\s*(?:koop|verkoop|buy|sell|kauf|verkauf|achat|vente|compra|vend?a|venta)\s/i],
  ['trade', /^(?:koop|verkoop|buy|sell|kauf|verkauf|achat|vente|compra|venda|venta)\s+\d.*@/i],
  ['exchange', /valuta (?:creditering|debitering)|^fx (?:credit|debit)|währungswechsel/i],
  ['trade-tax', /stamp duty|beurstaks|transaction tax|transaktionssteuer/i],
  [
    'fee',
    /transactiekosten|transaction (?:and|fee)|transaktionsgebühr|aansluitingskosten|connectivity|connection fee|handelsmodalitäten|gebühr|\bkosten\b|\bfees?\b/i,
  ],
  ['tax', /dividendbelasting|dividend tax|dividendensteuer|impôts sur dividende|withholding tax/i],
  ['dividend', /^(?:dividend|dividende|ausschüttung|uitkering)$/i],
  ['interest', /\brente\b|\binterest\b|\bzinsen\b/i],
  ['cash', /deposit|storting|einzahlung|withdrawal|opname|auszahlung|sofort/i],
];

export const degiroKind = (description: string): DegiroKind =>
  patterns.find(([, pattern]) => pattern.test(description))?.[0] ?? 'unknown';
