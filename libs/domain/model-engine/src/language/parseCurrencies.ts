import { isCurrencyCode } from '../units/currencies.js';
import type { Word } from './syntaxTree.js';
import type { TokenReader } from './tokenReader.js';

const unitsOfMoney: ReadonlySet<string> = new Set(['amount', 'per_share', 'exchange_rate']);

/** Reads the `EUR` of `amount EUR` and the `USD per EUR` of an exchange rate; whether they fit is checked later. */
export function parseCurrencies(reader: TokenReader, unit: string): readonly Word[] {
  const token = reader.peek();
  const isCode = token.kind === 'name' && !token.startsLine && /^[A-Za-z]{3}$/.test(token.text);
  if (!isCode || !(isCurrencyCode(token.text) || unitsOfMoney.has(unit))) return [];
  const first = reader.expectName('a currency');
  return reader.takeWord('per') ? [first, reader.expectName('a currency, as in USD per EUR')] : [first];
}
