/** The uniform draws of src/draws/fillUniforms.ts, four blocks of Threefry-4x32 at a time: see src/draws/threefry.ts. */

@inline
function rotated(word: v128, bits: i32): v128 {
  return v128.or(i32x4.shl(word, bits), i32x4.shr_u(word, 32 - bits));
}


/**
 * Writes the draws of the even paths of two pairs and those of the odd ones in the order of the paths. They come as doubles
 * between 1 and 2 with 52 random bits; less 1 − 2⁻⁵³, they are odd multiples of 2⁻⁵³.
 */
@inline
function storePairs(target: usize, even: v128, odd: v128, below1: v128): void {
  v128.store(target, f64x2.sub(v128.shuffle<i64>(even, odd, 0, 2), below1));
  v128.store(target + 16, f64x2.sub(v128.shuffle<i64>(even, odd, 1, 3), below1));
}

/** The words of the key as they are added after every four rounds, in the order of the additions. */
function writeSchedule(schedule: usize, key0: i32, key1: i32, key2: i32, key3: i32): void {
  const words = schedule + 5 * 64;
  store<i32>(words, key0);
  store<i32>(words, key1, 4);
  store<i32>(words, key2, 8);
  store<i32>(words, key3, 12);
  store<i32>(words, 0x1bd11bda ^ key0 ^ key1 ^ key2 ^ key3, 16);
  for (let injection = 1; injection <= 5; injection += 1)
    for (let word = 0; word < 4; word += 1) {
      const value = load<i32>(words + (<usize>((injection + word) % 5) << 2)) + (word == 3 ? injection : 0);
      v128.store(schedule + (<usize>(injection - 1) << 6) + (<usize>word << 4), i32x4.splat(value));
    }
}

/**
 * Writes the draws of `pairCount` pairs of paths, rounded up to a multiple of four pairs, from pair `firstPair` on; the upper
 * half of its number is `upperPair`. The key has four words; the scratch memory 372 bytes. There are 13 or 20 rounds.
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
  rounds: i32,
): void {
  writeSchedule(scratch, key0, key1, key2, key3);
  const constants = scratch + 340;
  v128.store(constants, f64x2.splat(0.99999999999999988898));
  v128.store(constants, i32x4.splat(0x3ff00000), 16);
  const lastOfEight = scratch + ((rounds >> 3) << 7);
  for (let pair = 0; pair < pairCount; pair += 4) {
    let a = i32x4.add(i32x4.splat(firstPair + pair + key0), i32x4(0, 1, 2, 3));
    let b = i32x4.splat(upperPair + key1);
    let c = i32x4.splat(key2);
    let d = i32x4.splat(key3);
    let schedule = scratch;
    for (; schedule < lastOfEight; schedule += 128) {
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
      a = i32x4.add(a, v128.load(schedule));
      b = i32x4.add(b, v128.load(schedule, 16));
      c = i32x4.add(c, v128.load(schedule, 32));
      d = i32x4.add(d, v128.load(schedule, 48));
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
      a = i32x4.add(a, v128.load(schedule + 64));
      b = i32x4.add(b, v128.load(schedule + 64, 16));
      c = i32x4.add(c, v128.load(schedule + 64, 32));
      d = i32x4.add(d, v128.load(schedule + 64, 48));
    }
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
    a = i32x4.add(a, v128.load(schedule));
    b = i32x4.add(b, v128.load(schedule, 16));
    c = i32x4.add(c, v128.load(schedule, 32));
    d = i32x4.add(d, v128.load(schedule, 48));
    if ((rounds & 3) == 1) {
      a = i32x4.add(a, b);
      b = v128.xor(rotated(b, 6), a);
      c = i32x4.add(c, d);
      d = v128.xor(rotated(d, 20), c);
    }
    // The upper word of a double has its exponent and the first 20 bits of a draw, the lower word the other 32.
    const exponent = v128.load(constants, 16);
    const below1 = v128.load(constants);
    const evenUpper = v128.or(i32x4.shr_u(a, 12), exponent);
    const evenLower = v128.or(i32x4.shl(a, 20), i32x4.shr_u(b, 12));
    const oddUpper = v128.or(i32x4.shr_u(c, 12), exponent);
    const oddLower = v128.or(i32x4.shl(c, 20), i32x4.shr_u(d, 12));
    const first = target + ((<usize>pair) << 4);
    storePairs(
      first,
      v128.shuffle<i32>(evenLower, evenUpper, 0, 4, 1, 5),
      v128.shuffle<i32>(oddLower, oddUpper, 0, 4, 1, 5),
      below1,
    );
    storePairs(
      first + 32,
      v128.shuffle<i32>(evenLower, evenUpper, 2, 6, 3, 7),
      v128.shuffle<i32>(oddLower, oddUpper, 2, 6, 3, 7),
      below1,
    );
  }
}
