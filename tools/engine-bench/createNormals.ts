/** Standard normal figures by Marsaglia's polar method over xoshiro128**; the same for a seed. */
export function createNormals(seed: number): () => number {
  let [a, b, c, d] = [seed | 1, 0x9e3779b9, 0x243f6a88, 0xb7e15162];
  const uniform = (): number => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return (result + 0.5) / 2 ** 32;
  };
  let spare = Number.NaN;
  return () => {
    if (spare === spare) {
      const value = spare;
      spare = Number.NaN;
      return value;
    }
    for (;;) {
      const [x, y] = [2 * uniform() - 1, 2 * uniform() - 1];
      const square = x * x + y * y;
      if (square >= 1) continue;
      const scale = Math.sqrt((-2 * Math.log(square)) / square);
      spare = y * scale;
      return x * scale;
    }
  };
}

const rotate = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));
