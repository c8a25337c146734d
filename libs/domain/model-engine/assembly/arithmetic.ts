/**
 * The engine's logarithm and power for two lanes at a time: operation by operation those of binaryLogarithm.ts and
 * binaryPower.ts, which explain them, so the bits are the same. They apply to ordinary figures only: see `isOrdinary`.
 */
import { constant, exponentialTable, logarithmTable, tableBytes } from './tables';

let areOrdinary: v128 = i64x2.splat(-1);

/** Whether both figures of the last logarithm, exponential or power were ordinary. */
@inline
export function isOrdinary(): bool {
  return i64x2.all_true(areOrdinary);
}

/** The bytes of `count` lanes, two at a time. */
@inline
export function bytesOf(count: i32): usize {
  return (<usize>(count + 1) >> 1) << 4;
}

@inline
export function number(value: f64): v128 {
  return f64x2.splat(value);
}

@inline
export function add(a: v128, b: v128): v128 {
  return f64x2.add(a, b);
}

@inline
export function subtract(a: v128, b: v128): v128 {
  return f64x2.sub(a, b);
}

@inline
export function multiply(a: v128, b: v128): v128 {
  return f64x2.mul(a, b);
}

/** a · x + b, rounded after each operation. */
@inline
export function step(a: v128, x: v128, b: f64): v128 {
  return add(multiply(a, x), number(b));
}

@inline
export function leadingHalf(value: v128): v128 {
  const scaled = multiply(number(134217729.0), value);
  return subtract(scaled, subtract(scaled, value));
}

/** The entries of a table at two positions. */
@inline
function lookUp(table: usize, first: i32, second: i32): v128 {
  return v128.load64_lane(table + ((<usize>second) << 3), v128.load64_splat(table + ((<usize>first) << 3)), 1);
}

/** The second part of the logarithm that was computed last. */
export let logarithmTail: v128 = i64x2.splat(0);

/** log₂ x as the sum of the result and `logarithmTail`, for positive normal figures. */
@inline
export function binaryLogarithm(x: v128): v128 {
  areOrdinary = v128.and(f64x2.ge(x, number(2.2250738585072014e-308)), f64x2.le(x, number(f64.MAX_VALUE)));
  const offset = i32x4.sub(x, i32x4.splat(0x3fe6b000));
  const part = v128.and(i32x4.shr_u(offset, 13), i32x4.splat(127));
  const first = i32x4.extract_lane(part, 1);
  const second = i32x4.extract_lane(part, 3);
  const exponent = i32x4.shr_s(offset, 20);
  const significand = i32x4.sub(x, v128.and(i32x4.shl(exponent, 20), i64x2.splat(-4294967296)));
  const exponents = f64x2.convert_low_i32x4_s(i8x16.shuffle(exponent, exponent, 4, 5, 6, 7, 12, 13, 14, 15, 0, 0, 0, 0, 0, 0, 0, 0));
  const reciprocal = lookUp(logarithmTable, first, second);

  const scaled = multiply(number(4294967297.0), significand);
  const upperHalf = subtract(scaled, subtract(scaled, significand));
  const lowerProduct = multiply(subtract(significand, upperHalf), reciprocal);
  const upperProduct = subtract(multiply(upperHalf, reciprocal), number(1));
  const r = add(upperProduct, lowerProduct);
  const rest = add(subtract(upperProduct, r), lowerProduct);

  const rHead = leadingHalf(r);
  const rTail = add(subtract(r, rHead), rest);
  const square = multiply(multiply(number(0.5), rHead), rHead);
  const sum = subtract(rHead, square);
  let series = step(number(1.0 / 9.0), r, -1.0 / 8.0);
  series = step(series, r, 1.0 / 7.0);
  series = step(series, r, -1.0 / 6.0);
  series = step(series, r, 1.0 / 5.0);
  series = step(series, r, -1.0 / 4.0);
  series = step(series, r, 1.0 / 3.0);
  const cubed = multiply(multiply(r, r), r);
  const tailProduct = multiply(rTail, add(rHead, multiply(number(0.5), rTail)));
  const small = add(
    subtract(subtract(rHead, sum), square),
    add(subtract(rTail, tailProduct), multiply(cubed, series)),
  );

  const sumHead = leadingHalf(sum);
  const sumTail = add(subtract(sum, sumHead), small);
  const product = multiply(sumHead, number(logarithmOfEHead()));
  const whole = add(exponents, lookUp(logarithmTable + tableBytes, first, second));
  const total = add(whole, product);
  const corrections = add(
    add(multiply(sumTail, number(logarithmOfE())), multiply(sumHead, number(logarithmOfETail()))),
    lookUp(logarithmTable + 2 * tableBytes, first, second),
  );
  const lost = add(add(subtract(whole, total), product), corrections);
  const head = leadingHalf(add(total, lost));
  logarithmTail = add(subtract(total, head), lost);
  return head;
}

/** 2^(y · (head + tail)), for results well within the doubles. */
@inline
export function binaryPower(head: v128, tail: v128, y: v128): v128 {
  const estimate = multiply(y, head);
  areOrdinary = f64x2.lt(f64x2.abs(estimate), number(1020));
  const yHead = leadingHalf(y);
  const product = multiply(yHead, head);
  const steps = subtract(add(product, number(52776558133248.0)), number(52776558133248.0));
  const rest = add(
    subtract(product, steps),
    add(multiply(subtract(y, yHead), head), multiply(y, tail)),
  );
  let growth = step(number(0.000154035303933816099544), rest, 0.00133335581464284434234);
  growth = step(growth, rest, 0.00961812910762847716198);
  growth = step(growth, rest, 0.0555041086648215799531);
  growth = step(growth, rest, 0.240226506959100712334);
  growth = step(growth, rest, 0.693147180559945309417);
  growth = multiply(rest, growth);
  const position = i32x4.trunc_sat_f64x2_s_zero(multiply(steps, number(128)));
  const first = i32x4.extract_lane(position, 0) & 127;
  const second = i32x4.extract_lane(position, 1) & 127;
  const power = lookUp(exponentialTable, first, second);
  const value = add(power, add(lookUp(exponentialTable + tableBytes, first, second), multiply(power, growth)));
  const exponent = i64x2.extend_low_i32x4_s(i32x4.add(i32x4.shr_s(position, 7), i32x4.splat(1023)));
  const scaled = multiply(value, i64x2.shl(exponent, 52));
  return v128.bitselect(number(1), scaled, f64x2.eq(head, number(0)));
}

@inline
function logarithmOfE(): f64 {
  return constant(0);
}

@inline
function logarithmOfEHead(): f64 {
  return constant(1);
}

@inline
function logarithmOfETail(): f64 {
  return constant(2);
}

/** The natural logarithm of positive normal figures. */
@inline
export function logarithm(x: v128): v128 {
  const head = binaryLogarithm(x);
  const corrections = add(multiply(head, number(constant(4))), multiply(logarithmTail, number(constant(5))));
  return add(multiply(head, number(constant(3))), corrections);
}

/** e^x */
@inline
export function exponential(x: v128): v128 {
  return binaryPower(number(logarithmOfEHead()), number(logarithmOfETail()), x);
}
