export type LeastSquares =
  | {
      readonly ok: true;
      /** By column. */
      readonly coefficients: Float64Array;
      /** By row: what the columns do not explain. */
      readonly residuals: Float64Array;
      /** The inverse of transposed columns × columns, row by row; symmetric. */
      readonly inverse: Float64Array;
    }
  | {
      readonly ok: false;
      readonly reason: string;
      /** The place of the first column that follows from those before it; null if something else is wrong. */
      readonly dependent: number | null;
    };

/** What is left of a column beside those before it must be above this share of it: less is rounding. */
const smallestShare = 1e-11;

/**
 * The coefficients with the least sum of squared residuals of values explained by columns, by Householder reflections, which lose half as
 * many digits as the normal equations. An intercept is a column of ones. G. H. Golub and C. F. Van Loan, “Matrix Computations”, 4th edition
 * (2013), section 5.3.2.
 */
export function leastSquares(columns: readonly Float64Array[], values: Float64Array): LeastSquares {
  const [rows, count] = [values.length, columns.length];
  const reason = problemOf(columns, values);
  if (reason !== null) return { ok: false, reason, dependent: null };
  const reflected = columns.map((column) => column.slice());
  const rest = values.slice();
  const diagonal = new Float64Array(count);
  for (let at = 0; at < count; at += 1) {
    const own = reflected[at] as Float64Array;
    const length = lengthFrom(own, at);
    if (!(length > smallestShare * lengthFrom(columns[at] as Float64Array, 0)))
      return {
        ok: false,
        reason: `Column ${at + 1} follows from the columns before it.`,
        dependent: at,
      };
    diagonal[at] = (own[at] as number) > 0 ? -length : length;
    own[at] = (own[at] as number) - (diagonal[at] as number);
    for (let other = at + 1; other < count; other += 1) reflect(own, reflected[other] as Float64Array, at);
    reflect(own, rest, at);
  }
  const elementOf = (row: number, column: number): number =>
    row === column ? (diagonal[row] as number) : ((reflected[column] as Float64Array)[row] as number);
  const coefficients = new Float64Array(count);
  for (let row = count - 1; row >= 0; row -= 1) {
    let sum = rest[row] as number;
    for (let column = row + 1; column < count; column += 1)
      sum -= elementOf(row, column) * (coefficients[column] as number);
    coefficients[row] = sum / elementOf(row, row);
  }
  const residuals = values.slice();
  columns.forEach((column, at) => {
    for (let row = 0; row < rows; row += 1)
      residuals[row] = (residuals[row] as number) - (coefficients[at] as number) * (column[row] as number);
  });
  return { ok: true, coefficients, residuals, inverse: inverseOf(elementOf, count) };
}

function problemOf(columns: readonly Float64Array[], values: Float64Array): string | null {
  if (columns.length === 0) return 'There are no columns.';
  if (columns.some(({ length }) => length !== values.length))
    return 'The columns and the values have different lengths.';
  if (values.length < columns.length) return 'There are fewer values than columns.';
  return [...columns, values].every((each) => each.every(Number.isFinite))
    ? null
    : 'A column or a value is not a finite number.';
}

function lengthFrom(column: Float64Array, from: number): number {
  let largest = 0;
  for (let at = from; at < column.length; at += 1)
    largest = Math.max(largest, Math.abs(column[at] as number));
  if (largest === 0) return 0;
  let sum = 0;
  for (let at = from; at < column.length; at += 1) sum += ((column[at] as number) / largest) ** 2;
  return largest * Math.sqrt(sum);
}

/** Mirrors a column across the plane at right angles to another, from a place on. */
function reflect(mirror: Float64Array, column: Float64Array, from: number): void {
  let [product, square] = [0, 0];
  for (let at = from; at < column.length; at += 1) {
    product += (mirror[at] as number) * (column[at] as number);
    square += (mirror[at] as number) ** 2;
  }
  const factor = (2 * product) / square;
  for (let at = from; at < column.length; at += 1)
    column[at] = (column[at] as number) - factor * (mirror[at] as number);
}

/** The inverse of a triangle's transpose × the triangle. */
function inverseOf(elementOf: (row: number, column: number) => number, count: number): Float64Array {
  const triangle = new Float64Array(count * count);
  for (let column = 0; column < count; column += 1) {
    triangle[column * count + column] = 1 / elementOf(column, column);
    for (let row = column - 1; row >= 0; row -= 1) {
      let sum = 0;
      for (let at = row + 1; at <= column; at += 1)
        sum -= elementOf(row, at) * (triangle[at * count + column] as number);
      triangle[row * count + column] = sum / elementOf(row, row);
    }
  }
  const inverse = new Float64Array(count * count);
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let sum = 0;
      for (let at = row; at < count; at += 1)
        sum += (triangle[row * count + at] as number) * (triangle[column * count + at] as number);
      inverse[row * count + column] = sum;
      inverse[column * count + row] = sum;
    }
  return inverse;
}
