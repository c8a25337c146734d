/** Loops over the lanes of a block that exist beside those for the operations of a program and the steps of a batch. */
export const kernel = {
  addNumber: 200,
  subtractFromNumber: 201,
  multiplyByNumber: 202,
  divideByNumber: 203,
  divideNumber: 204,
  /** Turns infinities into NaN and −0 into 0. */
  settle: 205,
} as const;
