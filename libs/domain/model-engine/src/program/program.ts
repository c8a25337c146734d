/**
 * A compiled model as numbers. All figures lie in one array of doubles: first a slot per item and period, then the
 * constants, then room for parts of formulas. Instructions are five integers each: operation, target, three operands;
 * of an operation on a list the first of a row of operands, and how many. The computed slots are in dependency order.
 */
export interface Program {
  readonly slotCount: number;
  /** The array to start from: NaN everywhere but for the constants. */
  readonly initialValues: Float64Array;
  readonly instructions: Int32Array;
  /** The computed slots in order. */
  readonly order: Int32Array;
  /** By position in `order`: where the instructions of that slot begin. One more entry marks the end. */
  readonly instructionStarts: Int32Array;
  /** By slot: where its readers begin in `readers`. One more entry marks the end. */
  readonly readerStarts: Int32Array;
  /** Positions in `order` of the slots that read a slot directly. */
  readonly readers: Int32Array;
}

export const instructionWidth = 5;
