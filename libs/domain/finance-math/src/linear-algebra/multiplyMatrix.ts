import type { SymmetricMatrix } from './SymmetricMatrix.js';

/** The matrix times a vector. Elements of 0 cost nothing. */
export function multiplyMatrix({ size, values }: SymmetricMatrix, vector: ArrayLike<number>): Float64Array {
  const product = new Float64Array(size);
  for (let row = 0; row < size; row += 1) {
    const factor = vector[row] as number;
    if (factor === 0) continue;
    const start = row * size;
    for (let column = 0; column < size; column += 1)
      product[column] = (product[column] as number) + factor * (values[start + column] as number);
  }
  return product;
}
