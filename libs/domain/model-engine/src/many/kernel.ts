/** Loops over the lanes of a block that exist beside those for the operations of a program and the steps of a batch. */
export const kernel = {
  addNumber: 200,
  subtractFromNumber: 201,
  multiplyByNumber: 202,
  divideByNumber: 203,
  divideNumber: 204,
  /** The same with a number for one factor. */
  addMultiple: 206,
  subtractMultiple: 207,
  subtractFromMultiple: 208,
  /** Turns infinities into NaN and −0 into 0. */
  settle: 205,
} as const;
