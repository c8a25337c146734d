/** What happened to a position, in order; the columns have room for as many events as it has. */
export interface PositionTimeline {
  /** How many events are written. */
  count: number;
  /** Places of the days in the history. */
  readonly at: Int32Array;
  /** What it holds after it. */
  readonly balance: Float64Array;
  /** What came in from elsewhere, in the currency of the history: the part of the change in value that is not a gain. */
  readonly flow: Float64Array;
  /** The last price that a row has filed, in the currency of its prices, where the market has none; NaN before the first. */
  readonly filedPrice: Float64Array;
}

export const createTimeline = (events: number): PositionTimeline => ({
  count: 0,
  at: new Int32Array(events),
  balance: new Float64Array(events),
  flow: new Float64Array(events),
  filedPrice: new Float64Array(events),
});

export function addToTimeline(
  timeline: PositionTimeline,
  at: number,
  balance: number,
  flow: number,
  filedPrice: number,
): void {
  const place = timeline.count++;
  timeline.at[place] = at;
  timeline.balance[place] = balance;
  timeline.flow[place] = flow;
  timeline.filedPrice[place] = filedPrice;
}

/** What it holds after the last event. */
export const heldAfter = ({ count, balance }: PositionTimeline): number =>
  count === 0 ? 0 : (balance[count - 1] as number);

/** The price that the last event has filed, or another one if there is none. */
export const priceAfter = ({ count, filedPrice }: PositionTimeline, otherwise: number): number =>
  count === 0 ? otherwise : (filedPrice[count - 1] as number);
