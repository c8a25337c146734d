import type { SymmetricMatrix } from '@finance-analyst/finance-math';

/**
 * The sums over all periods of the products of each two assets. In blocks of two by two assets, so that each figure that is read is used
 * twice.
 */
export function productSums(columns: readonly Float64Array[]): SymmetricMatrix {
  const size = columns.length;
  const values = new Float64Array(size * size);
  const set = (i: number, j: number, sum: number): void => {
    if (i >= size || j >= size) return;
    values[i * size + j] = sum;
    values[j * size + i] = sum;
  };
  for (let i = 0; i < size; i += 2)
    for (let j = 0; j <= i; j += 2) {
      const [a, b] = [columns[i] as Float64Array, columns[i + 1] ?? (columns[i] as Float64Array)];
      const [c, d] = [columns[j] as Float64Array, columns[j + 1] ?? (columns[j] as Float64Array)];
      let ac = 0;
      let ad = 0;
      let bc = 0;
      let bd = 0;
      for (let at = 0; at < a.length; at += 1) {
        const x = a[at] as number;
        const y = b[at] as number;
        const u = c[at] as number;
        const v = d[at] as number;
        ac += x * u;
        ad += x * v;
        bc += y * u;
        bd += y * v;
      }
      set(i, j, ac);
      set(i, j + 1, ad);
      set(i + 1, j, bc);
      set(i + 1, j + 1, bd);
    }
  return { size, values };
}
