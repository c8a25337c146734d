/**
 * The normal distribution of src/draws/inverseNormal.ts and normalProbability.ts, two figures at a time, with the same
 * operations in the same order.
 */
import {
  add,
  bytesOf,
  exponential,
  isOrdinary,
  logarithm,
  multiply,
  number,
  step,
  subtract,
} from '../../model-engine/assembly/arithmetic';

@inline
function center(q: v128): v128 {
  const r = subtract(number(0.180625), multiply(q, q));
  let top = step(number(2509.0809287301226727), r, 33430.575583588128105);
  top = step(top, r, 67265.770927008700853);
  top = step(top, r, 45921.953931549871457);
  top = step(top, r, 13731.693765509461125);
  top = step(top, r, 1971.5909503065514427);
  top = step(top, r, 133.14166789178437745);
  top = step(top, r, 3.387132872796366608);
  let bottom = step(number(5226.495278852854561), r, 28729.085735721942674);
  bottom = step(bottom, r, 39307.89580009271061);
  bottom = step(bottom, r, 21213.794301586595867);
  bottom = step(bottom, r, 5394.1960214247511077);
  bottom = step(bottom, r, 687.1870074920579083);
  bottom = step(bottom, r, 42.313330701600911252);
  bottom = step(bottom, r, 1);
  return f64x2.div(multiply(q, top), bottom);
}

@inline
function moderateTail(r: v128): v128 {
  let top = step(number(7.7454501427834140764e-4), r, 0.0227238449892691845833);
  top = step(top, r, 0.24178072517745061177);
  top = step(top, r, 1.27045825245236838258);
  top = step(top, r, 3.64784832476320460504);
  top = step(top, r, 5.7694972214606914055);
  top = step(top, r, 4.6303378461565452959);
  top = step(top, r, 1.42343711074968357734);
  let bottom = step(number(1.05075007164441684324e-9), r, 5.475938084995344946e-4);
  bottom = step(bottom, r, 0.0151986665636164571966);
  bottom = step(bottom, r, 0.14810397642748007459);
  bottom = step(bottom, r, 0.68976733498510000455);
  bottom = step(bottom, r, 1.6763848301838038494);
  bottom = step(bottom, r, 2.05319162663775882187);
  bottom = step(bottom, r, 1);
  return f64x2.div(top, bottom);
}

/** The figures of probabilities outside the center; NaN where one is so far out that src/draws must compute it. */
function tail(p: v128): v128 {
  const distance = f64x2.sqrt(f64x2.neg(logarithm(f64x2.pmin(p, subtract(number(1), p)))));
  const size = moderateTail(subtract(distance, number(1.6)));
  const sign = v128.and(f64x2.lt(p, number(0.5)), i64x2.splat(i64.MIN_VALUE));
  return v128.bitselect(v128.xor(size, sign), number(NaN), f64x2.le(distance, number(5)));
}

/**
 * Replaces `count` probabilities, and the one behind the last of an odd number, by normal figures. The 15% outside the
 * center are noted in scratch memory, 12 bytes for each figure and 32 more, and computed afterward. Returns `count`, or 0
 * if one is so far out that src/draws must compute all.
 */
export function inverseNormal(row: usize, scratch: usize, count: i32): i32 {
  const end = bytesOf(count);
  const positions = scratch + end + 16;
  let tails: usize = 0;
  for (let at: usize = 0; at < end; at += 16) {
    const p = v128.load(row + at);
    const q = subtract(p, number(0.5));
    v128.store(row + at, center(q));
    const isTail = i64x2.bitmask(f64x2.gt(f64x2.abs(q), number(0.425)));
    v128.store64_lane(scratch + (tails << 3), p, 0);
    store<i32>(positions + (tails << 2), <i32>at);
    tails += isTail & 1;
    v128.store64_lane(scratch + (tails << 3), p, 1);
    store<i32>(positions + (tails << 2), <i32>at + 8);
    tails += isTail >> 1;
  }
  // An odd number of tails is computed with a figure that is ordinary.
  store<f64>(scratch + (tails << 3), 0.01);
  for (let at: usize = 0; at < tails; at += 2) {
    const z = tail(v128.load(scratch + (at << 3)));
    if (i64x2.bitmask(f64x2.eq(z, z)) != 3) return 0;
    v128.store64_lane(row + <usize>load<i32>(positions + (at << 2)), z, 0);
    if (at + 1 < tails) v128.store64_lane(row + <usize>load<i32>(positions + (at << 2), 4), z, 1);
  }
  return count;
}

/** The first, or second, figures of two pairs. */
@inline
function firstOf(a: v128, b: v128): v128 {
  return v128.shuffle<i64>(a, b, 0, 2);
}

@inline
function secondOf(a: v128, b: v128): v128 {
  return v128.shuffle<i64>(a, b, 1, 3);
}

/**
 * The same by the parts of src/draws/normalTable.ts, of which each has 64 bytes, on a line: start + slope · figure. The few
 * probabilities beyond them are noted in scratch memory, 20 bytes for each pair.
 */
export function tabledInverseNormal(
  row: usize,
  table: usize,
  scratch: usize,
  start: f64,
  slope: f64,
  count: i32,
): i32 {
  const end = bytesOf(count);
  const positions = scratch + end;
  const constants = positions + (end >> 2) + 16;
  v128.store(constants, number(1));
  v128.store(constants, number(0.5), 16);
  v128.store(constants, number(0.001953125), 32);
  let tails: usize = 0;
  // The first part belongs to the exponent −9, and there are 32 of an exponent.
  const first = table - (32448 << 6);
  for (let at: usize = 0; at < end; at += 16) {
    const p = v128.load(row + at);
    const smaller = f64x2.pmin(p, subtract(v128.load(constants), p));
    // Those beyond are computed with the first part, and again below.
    const tabled = f64x2.pmax(smaller, v128.load(constants, 32));
    const part = i64x2.shr_u(tabled, 47);
    const a = first + (<usize>i32x4.extract_lane(part, 0) << 6);
    const b = first + (<usize>i32x4.extract_lane(part, 2) << 6);
    const distance = subtract(smaller, firstOf(v128.load(a), v128.load(b)));
    let ratio = multiply(secondOf(v128.load(a), v128.load(b)), distance);
    ratio = multiply(add(ratio, firstOf(v128.load(a, 16), v128.load(b, 16))), distance);
    ratio = multiply(add(ratio, secondOf(v128.load(a, 16), v128.load(b, 16))), distance);
    ratio = multiply(add(ratio, firstOf(v128.load(a, 32), v128.load(b, 32))), distance);
    ratio = multiply(add(ratio, secondOf(v128.load(a, 32), v128.load(b, 32))), distance);
    ratio = multiply(add(ratio, firstOf(v128.load(a, 48), v128.load(b, 48))), distance);
    ratio = add(ratio, secondOf(v128.load(a, 48), v128.load(b, 48)));
    const figure = multiply(ratio, subtract(p, v128.load(constants, 16)));
    v128.store(row + at, add(number(start), multiply(number(slope), figure)));
    if (i64x2.bitmask(f64x2.lt(smaller, v128.load(constants, 32)))) {
      v128.store(scratch + (tails << 4), p);
      store<i32>(positions + (tails << 2), <i32>at);
      tails += 1;
    }
  }
  for (let at: usize = 0; at < tails; at += 1) {
    const p = v128.load(scratch + (at << 4));
    const target = row + <usize>load<i32>(positions + (at << 2));
    const isTail = f64x2.lt(f64x2.pmin(p, subtract(number(1), p)), number(0.001953125));
    const onLine = add(number(start), multiply(number(slope), tail(p)));
    const z = v128.bitselect(onLine, v128.load(target), isTail);
    if (i64x2.bitmask(f64x2.eq(z, z)) != 3) return 0;
    v128.store(target, z);
  }
  return count;
}

/** Replaces `count` figures, and the one behind the last of an odd number, by start + slope · figure. */
export function line(row: usize, start: f64, slope: f64, count: i32): void {
  const end = bytesOf(count);
  for (let at: usize = 0; at < end; at += 16)
    v128.store(row + at, add(number(start), multiply(number(slope), v128.load(row + at))));
}

/** e^(−z² ÷ 2): the square is split, as rounding it would cost digits. */
@inline
function density(size: v128): v128 {
  const rounded = multiply(f64x2.floor(multiply(size, number(16))), number(0.0625));
  const rest = multiply(subtract(size, rounded), add(size, rounded));
  const first = exponential(multiply(multiply(number(-0.5), rounded), rounded));
  return multiply(first, exponential(multiply(number(-0.5), rest)));
}

@inline
function centralPart(square: v128): v128 {
  let top = step(number(0.065682337918207449113), square, 2.2352520354606839287);
  top = step(top, square, 161.02823106855587881);
  top = step(top, square, 1067.6894854603709582);
  top = step(top, square, 18154.981253343561249);
  let bottom = add(square, number(47.20258190468824187));
  bottom = step(bottom, square, 976.09855173777669322);
  bottom = step(bottom, square, 10260.932208618978205);
  bottom = step(bottom, square, 45507.789335026729956);
  return f64x2.div(top, bottom);
}

@inline
function nearTail(x: v128): v128 {
  let top = step(number(1.0765576773720192317e-8), x, 0.39894151208813466764);
  top = step(top, x, 8.8831497943883759412);
  top = step(top, x, 93.506656132177855979);
  top = step(top, x, 597.27027639480026226);
  top = step(top, x, 2494.5375852903726711);
  top = step(top, x, 6848.1904505362823326);
  top = step(top, x, 11602.651437647350124);
  top = step(top, x, 9842.7148383839780218);
  let bottom = add(x, number(22.266688044328115691));
  bottom = step(bottom, x, 235.38790178262499861);
  bottom = step(bottom, x, 1519.377599407554805);
  bottom = step(bottom, x, 6485.558298266760755);
  bottom = step(bottom, x, 18615.571640885098091);
  bottom = step(bottom, x, 34900.952721145977266);
  bottom = step(bottom, x, 38912.003286093271411);
  bottom = step(bottom, x, 19685.429676859990727);
  return f64x2.div(top, bottom);
}

/**
 * Replaces `count` normal figures, and the one behind the last of an odd number, by the probabilities of lower ones. Returns
 * how many it has replaced: it stops at the first that is so far out that src/draws must compute it.
 */
export function normalProbability(row: usize, count: i32): i32 {
  const end = bytesOf(count);
  for (let at: usize = 0; at < end; at += 16) {
    const z = v128.load(row + at);
    const size = f64x2.abs(z);
    if (!i64x2.all_true(f64x2.le(size, number(5.656854249492381)))) return <i32>(at >> 3);
    const central = add(number(0.5), multiply(z, centralPart(multiply(z, z))));
    const tail = multiply(density(size), nearTail(size));
    const outer = v128.bitselect(tail, subtract(number(1), tail), f64x2.lt(z, number(0)));
    v128.store(row + at, v128.bitselect(central, outer, f64x2.le(size, number(0.67448975))));
  }
  return count;
}

/** Replaces `count` normal figures by the lognormal ones with this median and spread; returns how many, as before. */
export function lognormal(row: usize, median: f64, spread: f64, count: i32): i32 {
  const end = bytesOf(count);
  for (let at: usize = 0; at < end; at += 16) {
    const growth = exponential(multiply(number(spread), v128.load(row + at)));
    if (!isOrdinary()) return <i32>(at >> 3);
    v128.store(row + at, multiply(number(median), growth));
  }
  return count;
}
