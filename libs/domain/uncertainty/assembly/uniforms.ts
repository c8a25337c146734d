/** The uniform draws of src/draws/fillUniforms.ts, four blocks of Threefry-4x32 at a time: see src/draws/threefry.ts. */

@inline
function rotated(word: v128, bits: i32): v128 {
  return v128.or(i32x4.shl(word, bits), i32x4.shr_u(word, 32 - bits));
}

/** Draws from doubles between 1 and 2 with 52 random bits: odd multiples of 2⁻⁵³. */
@inline
function uniform(double: v128): v128 {
  return f64x2.add(f64x2.sub(double, f64x2.splat(1)), f64x2.splat(1.1102230246251565e-16));
}

/** Writes the draws of the even paths of two pairs and those of the odd ones in the order of the paths. */
@inline
function storePairs(target: usize, even: v128, odd: v128): void {
  v128.store(target, uniform(v128.shuffle<i64>(even, odd, 0, 2)));
  v128.store(target + 16, uniform(v128.shuffle<i64>(even, odd, 1, 3)));
}

/**
 * Writes the draws of `pairCount` pairs of paths, rounded up to a multiple of four pairs, from pair `firstPair` on; the upper
 * half of its number is `upperPair`. The key has four words; the scratch memory 80 bytes.
 */
export function fillUniforms(
  target: usize,
  scratch: usize,
  key0: i32,
  key1: i32,
  key2: i32,
  key3: i32,
  firstPair: i32,
  upperPair: i32,
  pairCount: i32,
): void {
  v128.store(scratch, i32x4.splat(key0));
  v128.store(scratch + 16, i32x4.splat(key1));
  v128.store(scratch + 32, i32x4.splat(key2));
  v128.store(scratch + 48, i32x4.splat(key3));
  v128.store(scratch + 64, i32x4.splat(0x1bd11bda ^ key0 ^ key1 ^ key2 ^ key3));
  for (let pair = 0; pair < pairCount; pair += 4) {
    const pairs = i32x4.add(i32x4.splat(firstPair + pair), i32x4(0, 1, 2, 3));
    let a = i32x4.add(pairs, v128.load(scratch));
    let b = i32x4.add(i32x4.splat(upperPair), v128.load(scratch + 16));
    let c = v128.load(scratch + 32);
    let d = v128.load(scratch + 48);
    for (let injection: usize = 1; injection <= 5; injection += 1) {
      if ((injection & 1) == 1) {
        a = i32x4.add(a, b);
        b = v128.xor(rotated(b, 10), a);
        c = i32x4.add(c, d);
        d = v128.xor(rotated(d, 26), c);
        a = i32x4.add(a, d);
        d = v128.xor(rotated(d, 11), a);
        c = i32x4.add(c, b);
        b = v128.xor(rotated(b, 21), c);
        a = i32x4.add(a, b);
        b = v128.xor(rotated(b, 13), a);
        c = i32x4.add(c, d);
        d = v128.xor(rotated(d, 27), c);
        a = i32x4.add(a, d);
        d = v128.xor(rotated(d, 23), a);
        c = i32x4.add(c, b);
        b = v128.xor(rotated(b, 5), c);
      } else {
        a = i32x4.add(a, b);
        b = v128.xor(rotated(b, 6), a);
        c = i32x4.add(c, d);
        d = v128.xor(rotated(d, 20), c);
        a = i32x4.add(a, d);
        d = v128.xor(rotated(d, 17), a);
        c = i32x4.add(c, b);
        b = v128.xor(rotated(b, 11), c);
        a = i32x4.add(a, b);
        b = v128.xor(rotated(b, 25), a);
        c = i32x4.add(c, d);
        d = v128.xor(rotated(d, 10), c);
        a = i32x4.add(a, d);
        d = v128.xor(rotated(d, 18), a);
        c = i32x4.add(c, b);
        b = v128.xor(rotated(b, 20), c);
      }
      a = i32x4.add(a, v128.load(scratch + ((injection % 5) << 4)));
      b = i32x4.add(b, v128.load(scratch + (((injection + 1) % 5) << 4)));
      c = i32x4.add(c, v128.load(scratch + (((injection + 2) % 5) << 4)));
      d = i32x4.add(d, v128.load(scratch + (((injection + 3) % 5) << 4)));
      d = i32x4.add(d, i32x4.splat(<i32>injection));
    }
    // The upper word of a double has its exponent and the first 20 bits of a draw, the lower word the other 32.
    const exponent = i32x4.splat(0x3ff00000);
    const evenUpper = v128.or(i32x4.shr_u(a, 12), exponent);
    const evenLower = v128.or(i32x4.shl(a, 20), i32x4.shr_u(b, 12));
    const oddUpper = v128.or(i32x4.shr_u(c, 12), exponent);
    const oddLower = v128.or(i32x4.shl(c, 20), i32x4.shr_u(d, 12));
    const first = target + ((<usize>pair) << 4);
    storePairs(
      first,
      v128.shuffle<i32>(evenLower, evenUpper, 0, 4, 1, 5),
      v128.shuffle<i32>(oddLower, oddUpper, 0, 4, 1, 5),
    );
    storePairs(
      first + 32,
      v128.shuffle<i32>(evenLower, evenUpper, 2, 6, 3, 7),
      v128.shuffle<i32>(oddLower, oddUpper, 2, 6, 3, 7),
    );
  }
}
