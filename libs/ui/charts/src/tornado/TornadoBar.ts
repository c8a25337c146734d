import type { FigureResult } from '@finance-analyst/figures';

/** One input at one end of its range. */
export interface TornadoEnd {
  /** The input, as written: `7.5%`. */
  readonly input: string;
  readonly output: FigureResult;
}

/** An input with the output at both ends of its range. */
export interface TornadoBar {
  readonly id: string;
  readonly label: string;
  readonly low: TornadoEnd;
  readonly high: TornadoEnd;
}
