import {
  bytesOf,
  isOrdinary,
  binaryLogarithm as logarithmHead,
  exponential as exponentialOf,
  logarithm as logarithmOf,
  logarithmTail,
  number,
} from './arithmetic';

/*
 * The loops of src/many/blockLoops.ts for two lanes at a time, with the same operations in the same order. Each takes the
 * first bytes of rows, a number and how many lanes; of an odd number, the lane behind the last is computed too. It returns
 * how many lanes it has computed: it stops at the first that is not ordinary (see arithmetic.ts).
 */

@inline
function laneAt(at: usize): i32 {
  return <i32>(at >> 3);
}

@inline
function settled(value: v128): v128 {
  return f64x2.add(value, f64x2.sub(value, value));
}

@inline
function flag(condition: v128, a: v128, b: v128): v128 {
  const isNone = v128.or(f64x2.ne(a, a), f64x2.ne(b, b));
  return v128.bitselect(number(NaN), v128.and(condition, number(1)), isNone);
}

export function absolute(target: usize, a: usize, b: usize, c: usize, value: f64, count: i32): i32 {
  for (let at: usize = 0; at < bytesOf(count); at += 16) v128.store(target + at, settled(f64x2.abs(v128.load(a + at))));
  return count;
}

export function squareRoot(target: usize, a: usize, b: usize, c: usize, value: f64, count: i32): i32 {
  for (let at: usize = 0; at < bytesOf(count); at += 16) v128.store(target + at, settled(f64x2.sqrt(v128.load(a + at))));
  return count;
}

export function equal(target: usize, a: usize, b: usize, c: usize, value: f64, count: i32): i32 {
  for (let at: usize = 0; at < bytesOf(count); at += 16) {
    const left = v128.load(a + at);
    const right = v128.load(b + at);
    v128.store(target + at, flag(f64x2.eq(left, right), left, right));
  }
  return count;
}

export function notEqual(target: usize, a: usize, b: usize, c: usize, value: f64, count: i32): i32 {
  for (let at: usize = 0; at < bytesOf(count); at += 16) {
    const left = v128.load(a + at);
    const right = v128.load(b + at);
    v128.store(target + at, flag(f64x2.ne(left, right), left, right));
  }
  return count;
}

export function less(target: usize, a: usize, b: usize, c: usize, value: f64, count: i32): i32 {
  for (let at: usize = 0; at < bytesOf(count); at += 16) {
    const left = v128.load(a + at);
    const right = v128.load(b + at);
    v128.store(target + at, flag(f64x2.lt(left, right), left, right));
  }
  return count;
}

export function lessOrEqual(target: usize, a: usize, b: usize, c: usize, value: f64, count: i32): i32 {
  for (let at: usize = 0; at < bytesOf(count); at += 16) {
    const left = v128.load(a + at);
    const right = v128.load(b + at);
    v128.store(target + at, flag(f64x2.le(left, right), left, right));
  }
  return count;
}

export function greater(target: usize, a: usize, b: usize, c: usize, value: f64, count: i32): i32 {
  for (let at: usize = 0; at < bytesOf(count); at += 16) {
    const left = v128.load(a + at);
    const right = v128.load(b + at);
    v128.store(target + at, flag(f64x2.gt(left, right), left, right));
  }
  return count;
}

export function greaterOrEqual(target: usize, a: usize, b: usize, c: usize, value: f64, count: i32): i32 {
  for (let at: usize = 0; at < bytesOf(count); at += 16) {
    const left = v128.load(a + at);
    const right = v128.load(b + at);
    v128.store(target + at, flag(f64x2.ge(left, right), left, right));
  }
  return count;
}

export function select(target: usize, a: usize, b: usize, c: usize, value: f64, count: i32): i32 {
  for (let at: usize = 0; at < bytesOf(count); at += 16) {
    const condition = v128.load(a + at);
    const chosen = v128.bitselect(v128.load(b + at), v128.load(c + at), f64x2.ne(condition, number(0)));
    v128.store(target + at, v128.bitselect(condition, chosen, f64x2.ne(condition, condition)));
  }
  return count;
}

export function require(target: usize, a: usize, b: usize, c: usize, value: f64, count: i32): i32 {
  for (let at: usize = 0; at < bytesOf(count); at += 16) {
    const condition = v128.load(a + at);
    const isNone = v128.or(f64x2.eq(condition, number(0)), f64x2.ne(condition, condition));
    v128.store(target + at, settled(v128.bitselect(number(NaN), v128.load(b + at), isNone)));
  }
  return count;
}

export function exponential(target: usize, a: usize, b: usize, c: usize, value: f64, count: i32): i32 {
  for (let at: usize = 0; at < bytesOf(count); at += 16) {
    const result = exponentialOf(v128.load(a + at));
    if (!isOrdinary()) return laneAt(at);
    v128.store(target + at, result);
  }
  return count;
}

export function logarithm(target: usize, a: usize, b: usize, c: usize, value: f64, count: i32): i32 {
  for (let at: usize = 0; at < bytesOf(count); at += 16) {
    const result = logarithmOf(v128.load(a + at));
    if (!isOrdinary()) return laneAt(at);
    v128.store(target + at, f64x2.add(result, number(0)));
  }
  return count;
}

/** Rows: the heads, the bases, the tails. */
export function binaryLogarithm(target: usize, a: usize, b: usize, c: usize, value: f64, count: i32): i32 {
  for (let at: usize = 0; at < bytesOf(count); at += 16) {
    const head = logarithmHead(v128.load(a + at));
    if (!isOrdinary()) return laneAt(at);
    v128.store(target + at, head);
    v128.store(b + at, logarithmTail);
  }
  return count;
}
