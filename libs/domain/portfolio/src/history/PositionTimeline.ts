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
  /** The last price that a row has filed; NaN before the first. */
  readonly filedPrice: Float64Array;
  /** Slot of cash in the currency of that price; −1 if there is none. */
  readonly filedCash: Int32Array;
}

/** The last price that a row has filed. */
export interface FiledInSlot {
  /** NaN if there is none. */
  readonly price: number;
  /** Slot of cash in its currency; −1 if there is none. */
  readonly cash: number;
}

const notFiled: FiledInSlot = { price: Number.NaN, cash: -1 };

export const createTimeline = (events: number): PositionTimeline => ({
  count: 0,
  at: new Int32Array(events),
  balance: new Float64Array(events),
  flow: new Float64Array(events),
  filedPrice: new Float64Array(events),
  filedCash: new Int32Array(events),
});

export function addToTimeline(
  timeline: PositionTimeline,
  at: number,
  balance: number,
  flow: number,
  filed: FiledInSlot,
): void {
  const place = timeline.count++;
  timeline.at[place] = at;
  timeline.balance[place] = balance;
  timeline.flow[place] = flow;
  timeline.filedPrice[place] = filed.price;
  timeline.filedCash[place] = filed.cash;
}

/** What it holds after the last event. */
export const heldAfter = ({ count, balance }: PositionTimeline): number =>
  count === 0 ? 0 : (balance[count - 1] as number);

/** The price that was filed last by the last event. */
export const filedAfter = ({ count, filedPrice, filedCash }: PositionTimeline): FiledInSlot =>
  count === 0 ? notFiled : { price: filedPrice[count - 1] as number, cash: filedCash[count - 1] as number };
