import { currencyPair, multiplyCurrencies, singleCurrency, type Currencies } from './currencies.js';
import { isDimensionless, namedUnits, sameDimension, type Unit } from './unit.js';

/** The unit of a formula's part; undefined for literals, which adapt to whatever they stand beside. */
export type PartialUnit = Unit | undefined;

/**
 * Names a dimension. Flows, rates and margins are per period already, so time counts only where it stands alone:
 * amount / years is an amount, rate × years a number.
 */
function unitOfDimension(money: number, share: number, time: number, currencies?: Currencies): Unit {
  if (currencies) return unitOfMoney(money, share, currencies);
  if (money === 0 && share === 0) return time === 1 ? namedUnits.years : namedUnits.number;
  return named(money, share) ?? { kind: 'derived', money, share, time: 0 };
}

const named = (money: number, share: number): Unit | undefined =>
  [namedUnits.amount, namedUnits.per_share, namedUnits.shares].find(
    (unit) => unit.money === money && unit.share === share,
  );

/** The same for money of stated currencies. */
function unitOfMoney(money: number, share: number, currencies: Currencies): Unit {
  const isRate = share === 0 && currencyPair(currencies) !== undefined;
  const unit = singleCurrency(currencies) === undefined ? undefined : named(money, share);
  if (isRate) return { ...namedUnits.exchange_rate, currencies };
  return { ...(unit ?? { kind: 'derived', money, share, time: 0 }), currencies };
}

/** Sum, difference, extreme or either branch of two parts. Undefined in `unit` when both adapt; false when they clash. */
export function combineUnits(a: PartialUnit, b: PartialUnit): PartialUnit | false {
  if (a === undefined) return b;
  if (b === undefined) return a;
  if (!sameDimension(a, b)) return false;
  if (a.kind === b.kind) return a;
  return isDimensionless(a) ? namedUnits.number : a;
}

export function multiplyUnits(a: PartialUnit, b: PartialUnit): PartialUnit {
  if (a === undefined) return b;
  if (b === undefined) return a;
  if (a.kind === 'flag') return b;
  if (b.kind === 'flag') return a;
  if (a.kind === 'rate' && b.kind === 'rate') return a;
  const perYear = a.kind === 'rate' || b.kind === 'rate';
  return unitOfDimension(
    a.money + b.money,
    a.share + b.share,
    perYear ? 0 : a.time + b.time,
    multiplyCurrencies(a.currencies, b.currencies),
  );
}

export function divideUnits(a: PartialUnit, b: PartialUnit): PartialUnit {
  if (b === undefined || b.kind === 'flag') return a;
  const { money, share, time, kind, currencies }: Unit = a ?? namedUnits.number;
  const perYear = kind === 'rate' || b.kind === 'rate';
  return unitOfDimension(
    money - b.money,
    share - b.share,
    perYear ? 0 : time - b.time,
    multiplyCurrencies(currencies, b.currencies, -1),
  );
}

/** The unit of `base ^ exponent`; false when the base has a dimension and the exponent is not a whole literal. */
export function raiseUnit(base: PartialUnit, exponent: number | undefined): PartialUnit | false {
  if (base === undefined) return undefined;
  if (isDimensionless(base)) return namedUnits.number;
  if (exponent === undefined || !Number.isInteger(exponent) || Math.abs(exponent) > 4) return false;
  return unitOfDimension(
    base.money * exponent,
    base.share * exponent,
    base.time * exponent,
    multiplyCurrencies(undefined, base.currencies, exponent),
  );
}

/** The unit of a square root; false when an exponent is odd. */
export function rootUnit(unit: PartialUnit): PartialUnit | false {
  if (unit === undefined) return undefined;
  if (isDimensionless(unit) || unit.kind === 'years') return namedUnits.number;
  const powers = [unit.money, unit.share, ...Object.values(unit.currencies ?? {})];
  if (powers.some((power) => power % 2 !== 0)) return false;
  return unitOfDimension(
    unit.money / 2,
    unit.share / 2,
    0,
    multiplyCurrencies(undefined, unit.currencies, 1 / 2),
  );
}
