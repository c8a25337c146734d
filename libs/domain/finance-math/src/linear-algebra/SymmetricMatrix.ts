/** A symmetric matrix, such as a covariance. */
export interface SymmetricMatrix {
  /** Rows, and columns. */
  readonly size: number;
  /** Row by row, both triangles: element i,j is at i × size + j. */
  readonly values: Float64Array;
}
