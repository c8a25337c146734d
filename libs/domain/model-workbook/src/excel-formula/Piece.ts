/** A part of an Excel formula. */
export interface Piece {
  readonly text: string;
  /** How tightly its outermost operator binds; see `bindings`. */
  readonly binding: number;
  /** It is TRUE or FALSE, which Excel leaves out of sums and sorts after all numbers. */
  readonly isLogical: boolean;
  /** Levels of functions within functions. */
  readonly depth: number;
  /** The piece that this one negates, for a cell of a negated line. */
  readonly negates?: Piece;
}

/** Excel's precedence, loosest first. All operators of one level group to the left. */
export const bindings = { comparison: 1, sum: 2, product: 3, power: 4, minus: 5, operand: 6 } as const;

export const operand = (text: string): Piece => ({
  text,
  binding: bindings.operand,
  isLogical: false,
  depth: 0,
});

/** A piece with the opposite sign. */
export const negative = (piece: Piece): Piece =>
  piece.negates ?? {
    ...piece,
    text: `-${enclosed(piece, bindings.minus)}`,
    binding: bindings.minus,
  };

/** The text of a piece where at least `least` is needed. */
export const enclosed = ({ text, binding }: Piece, least: number): string =>
  binding < least ? `(${text})` : text;

export const deepest = (pieces: readonly Piece[]): number => Math.max(0, ...pieces.map(({ depth }) => depth));

/** A call of a function over pieces that are in its text already. */
export const call = (text: string, parts: readonly Piece[], isLogical = false): Piece => ({
  text,
  binding: bindings.operand,
  isLogical,
  depth: deepest(parts) + 1,
});

/** 1 and 0 for TRUE and FALSE. */
export const asNumber = (piece: Piece): Piece =>
  piece.isLogical ? call(`IF(${piece.text},1,0)`, [piece]) : piece;
