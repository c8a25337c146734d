/** Words of a key, a counter or a block of draws. */
export const wordCount = 4;

const parity = 0x1bd11bda;
const schedule = new Int32Array(wordCount + 1);

/** Of 12 rounds on, its authors report that the generator passes every test of BigCrush; 20 are their default. */
export type ThreefryRounds = 13 | 20;

/**
 * Threefry-4x32: a block of four random words as a function of a key and a counter, so that any draw can be made without
 * those before it. J. K. Salmon, M. A. Moraes, R. O. Dror and D. E. Shaw, “Parallel random numbers: as easy as 1, 2, 3”,
 * SC11 (2011). Of the generators there, it consists of additions, rotations and exclusive ors alone, which JavaScript does
 * in 32 bits.
 */
export function threefry(
  key: Uint32Array,
  counter0: number,
  counter1: number,
  counter2: number,
  counter3: number,
  block: Uint32Array,
  rounds: ThreefryRounds = 20,
): void {
  const [key0 = 0, key1 = 0, key2 = 0, key3 = 0] = [key[0], key[1], key[2], key[3]];
  schedule[0] = key0;
  schedule[1] = key1;
  schedule[2] = key2;
  schedule[3] = key3;
  schedule[4] = parity ^ key0 ^ key1 ^ key2 ^ key3;
  let a = (counter0 + key0) | 0;
  let b = (counter1 + key1) | 0;
  let c = (counter2 + key2) | 0;
  let d = (counter3 + key3) | 0;
  for (let injection = 1; injection <= rounds / 4; injection += 1) {
    if (injection % 2 === 1) {
      a = (a + b) | 0;
      b = ((b << 10) | (b >>> 22)) ^ a;
      c = (c + d) | 0;
      d = ((d << 26) | (d >>> 6)) ^ c;
      a = (a + d) | 0;
      d = ((d << 11) | (d >>> 21)) ^ a;
      c = (c + b) | 0;
      b = ((b << 21) | (b >>> 11)) ^ c;
      a = (a + b) | 0;
      b = ((b << 13) | (b >>> 19)) ^ a;
      c = (c + d) | 0;
      d = ((d << 27) | (d >>> 5)) ^ c;
      a = (a + d) | 0;
      d = ((d << 23) | (d >>> 9)) ^ a;
      c = (c + b) | 0;
      b = ((b << 5) | (b >>> 27)) ^ c;
    } else {
      a = (a + b) | 0;
      b = ((b << 6) | (b >>> 26)) ^ a;
      c = (c + d) | 0;
      d = ((d << 20) | (d >>> 12)) ^ c;
      a = (a + d) | 0;
      d = ((d << 17) | (d >>> 15)) ^ a;
      c = (c + b) | 0;
      b = ((b << 11) | (b >>> 21)) ^ c;
      a = (a + b) | 0;
      b = ((b << 25) | (b >>> 7)) ^ a;
      c = (c + d) | 0;
      d = ((d << 10) | (d >>> 22)) ^ c;
      a = (a + d) | 0;
      d = ((d << 18) | (d >>> 14)) ^ a;
      c = (c + b) | 0;
      b = ((b << 20) | (b >>> 12)) ^ c;
    }
    a = (a + (schedule[injection % 5] as number)) | 0;
    b = (b + (schedule[(injection + 1) % 5] as number)) | 0;
    c = (c + (schedule[(injection + 2) % 5] as number)) | 0;
    d = (d + (schedule[(injection + 3) % 5] as number) + injection) | 0;
  }
  if (rounds === 13) {
    a = (a + b) | 0;
    b = ((b << 6) | (b >>> 26)) ^ a;
    c = (c + d) | 0;
    d = ((d << 20) | (d >>> 12)) ^ c;
  }
  block[0] = a;
  block[1] = b;
  block[2] = c;
  block[3] = d;
}
