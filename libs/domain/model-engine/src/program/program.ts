/**
 * A compiled model as numbers. All figures lie in one array of doubles: first a slot per item and period, then the
 * constants, then the round before of circles, then room for parts of formulas. Instructions are five integers each:
 * operation, target, three operands; of an operation on a list the first of a row of operands, and how many. The
 * computed slots are in dependency order.
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
  /** In the order of their instructions. */
  readonly circles: readonly Circle[];
}

/** Slots that depend on one another and are computed in rounds. */
export interface Circle {
  /** What it is called in a reason, as labels are written. */
  readonly label: string;
  /** Figures have converged when each moves by less, relative to 1 + its magnitude. */
  readonly tolerance: number;
  /** After so many rounds the figures have not converged. */
  readonly rounds: number;
  /** The instructions of a round. */
  readonly start: number;
  readonly end: number;
  /** The position in `order` of the first slot; the others follow. */
  readonly firstPosition: number;
  readonly slots: Int32Array;
  /** By position in `slots`: 1 for those whose figure of the round before a round starts from. */
  readonly named: Uint8Array;
  /** Where the figures of the round before are, in the order of `slots`. */
  readonly firstPrevious: number;
}

export const instructionWidth = 5;
