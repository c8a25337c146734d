import { currencyPair, sameCurrencies, singleCurrency, type Currencies } from './currencies.js';

/**
 * What a figure measures, for people. `amount` is money, `per_share` money per share, `shares` a number of shares;
 * `exchange_rate` money per money of another currency; `rate`, `multiple`, `number` and `count` are plain ratios and numbers that differ only in
 * how they are shown; `years` is a span of time; `date` a day of the calendar; `flag` is 0 or 1; `choice` is the position of an option;
 * `derived` is a product without a name, such as money squared.
 */
export type UnitKind =
  | 'amount'
  | 'per_share'
  | 'shares'
  | 'exchange_rate'
  | 'rate'
  | 'multiple'
  | 'number'
  | 'count'
  | 'years'
  | 'date'
  | 'flag'
  | 'choice'
  | 'derived';

/**
 * A kind with its dimension: the exponents of money, shares and time, and of money by currency in a model that names its
 * own. Only equal dimensions can be added or compared.
 */
export interface Unit {
  readonly kind: UnitKind;
  readonly money: number;
  readonly share: number;
  readonly time: number;
  readonly currencies?: Currencies;
}

const unit = (kind: UnitKind, money: number, share: number, time: number): Unit => ({
  kind,
  money,
  share,
  time,
});

/** Every unit that a model text can name. */
export const namedUnits = {
  amount: unit('amount', 1, 0, 0),
  per_share: unit('per_share', 1, -1, 0),
  shares: unit('shares', 0, 1, 0),
  exchange_rate: unit('exchange_rate', 0, 0, 0),
  rate: unit('rate', 0, 0, 0),
  multiple: unit('multiple', 0, 0, 0),
  number: unit('number', 0, 0, 0),
  count: unit('count', 0, 0, 0),
  years: unit('years', 0, 0, 1),
  date: unit('date', 0, 0, 0),
  flag: unit('flag', 0, 0, 0),
  choice: unit('choice', 0, 0, 0),
} as const satisfies Record<Exclude<UnitKind, 'derived'>, Unit>;

export const isUnitName = (name: string): name is keyof typeof namedUnits => Object.hasOwn(namedUnits, name);

/** A day is not a quantity: it has a place in the calendar, and no dimension that could be multiplied. */
export const isDate = (part: Unit | undefined): boolean => part?.kind === 'date';

export const isDimensionless = (part: Unit): boolean =>
  !isDate(part) && !part.currencies && part.money === 0 && part.share === 0 && part.time === 0;

export const sameDimension = (a: Unit, b: Unit): boolean =>
  isDate(a) === isDate(b) &&
  a.money === b.money &&
  a.share === b.share &&
  a.time === b.time &&
  sameCurrencies(a.currencies, b.currencies);

/** The currency of an amount, alone or per share, in a model that names its own. */
export const currencyOf = ({ kind, currencies }: Unit): string | undefined =>
  kind === 'amount' || kind === 'per_share' ? singleCurrency(currencies) : undefined;

/** What an exchange rate is of: `USD per EUR`. Empty for anything else. */
export function describeRate({ kind, currencies }: Unit): string {
  const pair = kind === 'exchange_rate' ? currencyPair(currencies) : undefined;
  return pair ? `${pair.of} per ${pair.per}` : '';
}

const descriptions: Record<Exclude<UnitKind, 'derived'>, string> = {
  amount: 'an amount',
  per_share: 'an amount per share',
  shares: 'a number of shares',
  exchange_rate: 'an exchange rate',
  rate: 'a rate',
  multiple: 'a multiple',
  number: 'a number',
  count: 'a count',
  years: 'a number of years',
  date: 'a date',
  flag: 'a flag',
  choice: 'a choice',
};

/** The unit in words, with its article: 'an amount', 'an amount in EUR', 'a rate', 'money^2 / shares'. */
export function describeUnit(described: Unit): string {
  const currency = currencyOf(described);
  if (currency !== undefined)
    return descriptions[described.kind as 'amount'].replace('amount', `amount in ${currency}`);
  if (described.kind !== 'derived')
    return [descriptions[described.kind], describeRate(described)].filter(Boolean).join(' of ');
  const powers: readonly (readonly [string, number])[] = [
    ...(described.currencies ? Object.entries(described.currencies) : [['money', described.money] as const]),
    ['shares', described.share],
    ['years', described.time],
  ];
  const part = (sign: 1 | -1): string =>
    powers
      .filter(([, exponent]) => exponent * sign > 0)
      .map(([name, exponent]) => (exponent * sign === 1 ? name : `${name}^${exponent * sign}`))
      .join(' × ');
  return part(-1) === '' ? part(1) : `${part(1) || '1'} / ${part(-1)}`;
}
