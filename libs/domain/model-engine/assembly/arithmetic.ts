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

/** The same with a constant from memory. */
@inline
function stepTo(a: v128, x: v128, position: usize): v128 {
  return add(multiply(a, x), constant(position));
}

@inline
export function leadingHalf(value: v128): v128 {
  const scaled = multiply(constant(22), value);
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

  const scaled = multiply(constant(23), significand);
  const upperHalf = subtract(scaled, subtract(scaled, significand));
  const lowerProduct = multiply(subtract(significand, upperHalf), reciprocal);
  const upperProduct = subtract(multiply(upperHalf, reciprocal), number(1));
  const r = add(upperProduct, lowerProduct);
  const rest = add(subtract(upperProduct, r), lowerProduct);

  const half = constant(21);
  const rHead = leadingHalf(r);
  const rTail = add(subtract(r, rHead), rest);
  const square = multiply(multiply(half, rHead), rHead);
  const sum = subtract(rHead, square);
  let series = stepTo(constant(14), r, 15);
  series = stepTo(series, r, 16);
  series = stepTo(series, r, 17);
  series = stepTo(series, r, 18);
  series = stepTo(series, r, 19);
  series = stepTo(series, r, 20);
  const cubed = multiply(multiply(r, r), r);
  const tailProduct = multiply(rTail, add(rHead, multiply(half, rTail)));
  const small = add(
    subtract(subtract(rHead, sum), square),
    add(subtract(rTail, tailProduct), multiply(cubed, series)),
  );

  const sumHead = leadingHalf(sum);
  const sumTail = add(subtract(sum, sumHead), small);
  const product = multiply(sumHead, logarithmOfEHead());
  const whole = add(exponents, lookUp(logarithmTable + tableBytes, first, second));
  const total = add(whole, product);
  const corrections = add(
    add(multiply(sumTail, logarithmOfE()), multiply(sumHead, logarithmOfETail())),
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
  areOrdinary = f64x2.lt(f64x2.abs(multiply(y, head)), constant(6));
  const yHead = leadingHalf(y);
  const product = multiply(yHead, head);
  // Rounded to whole steps of 1/128, whose number is in the lowest bits of the sum.
  const rounded = add(product, constant(7));
  const steps = subtract(rounded, constant(7));
  const rest = add(subtract(product, steps), add(multiply(subtract(y, yHead), head), multiply(y, tail)));
  let growth = stepTo(constant(8), rest, 9);
  growth = stepTo(growth, rest, 10);
  growth = stepTo(growth, rest, 11);
  growth = stepTo(growth, rest, 12);
  growth = stepTo(growth, rest, 13);
  growth = multiply(rest, growth);
  const first = v128.load(exponentialTable + (<usize>(i32x4.extract_lane(rounded, 0) & 127) << 4));
  const second = v128.load(exponentialTable + (<usize>(i32x4.extract_lane(rounded, 2) & 127) << 4));
  const power = v128.shuffle<i64>(first, second, 0, 2);
  const value = add(power, add(v128.shuffle<i64>(first, second, 1, 3), multiply(power, growth)));
  // Whole powers of two, the steps without their lowest seven bits, are added to the exponent.
  return i64x2.add(value, i64x2.shl(i64x2.shr_u(rounded, 7), 52));
}

@inline
function logarithmOfE(): v128 {
  return constant(0);
}

@inline
function logarithmOfEHead(): v128 {
  return constant(1);
}

@inline
function logarithmOfETail(): v128 {
  return constant(2);
}

/** The natural logarithm of positive normal figures. */
@inline
export function logarithm(x: v128): v128 {
  const head = binaryLogarithm(x);
  const corrections = add(multiply(head, constant(4)), multiply(logarithmTail, constant(5)));
  return add(multiply(head, constant(3)), corrections);
}

/** e^x */
@inline
export function exponential(x: v128): v128 {
  return binaryPower(logarithmOfEHead(), logarithmOfETail(), x);
}
