/**
 * What a figure measures, for people. `amount` is money in the model's one currency, `per_share` money per share,
 * `shares` a number of shares; `rate`, `multiple`, `number` and `count` are plain ratios and numbers that differ only in
 * how they are shown; `years` is a span of time; `date` a day of the calendar; `flag` is 0 or 1; `choice` is the position of an option;
 * `derived` is a product without a name, such as money squared.
 */
export type UnitKind =
  | 'amount'
  | 'per_share'
  | 'shares'
  | 'rate'
  | 'multiple'
  | 'number'
  | 'count'
  | 'years'
  | 'date'
  | 'flag'
  | 'choice'
  | 'derived';

/** A kind with its dimension: the exponents of money, shares and time. Only equal dimensions can be added or compared. */
export interface Unit {
  readonly kind: UnitKind;
  readonly money: number;
  readonly share: number;
  readonly time: number;
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
  !isDate(part) && part.money === 0 && part.share === 0 && part.time === 0;

export const sameDimension = (a: Unit, b: Unit): boolean =>
  isDate(a) === isDate(b) && a.money === b.money && a.share === b.share && a.time === b.time;

const descriptions: Record<Exclude<UnitKind, 'derived'>, string> = {
  amount: 'an amount',
  per_share: 'an amount per share',
  shares: 'a number of shares',
  rate: 'a rate',
  multiple: 'a multiple',
  number: 'a number',
  count: 'a count',
  years: 'a number of years',
  date: 'a date',
  flag: 'a flag',
  choice: 'a choice',
};

/** The unit in words, with its article: 'an amount', 'a rate', 'money² / shares'. */
export function describeUnit(described: Unit): string {
  if (described.kind !== 'derived') return descriptions[described.kind];
  const powers = [
    ['money', described.money],
    ['shares', described.share],
    ['years', described.time],
  ] as const;
  const part = (sign: 1 | -1): string =>
    powers
      .filter(([, exponent]) => exponent * sign > 0)
      .map(([name, exponent]) => (exponent * sign === 1 ? name : `${name}^${exponent * sign}`))
      .join(' × ');
  return part(-1) === '' ? part(1) : `${part(1) || '1'} / ${part(-1)}`;
}
