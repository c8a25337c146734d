import { pastDayOf } from '@finance-analyst/documents';

/** The last day on which a transaction of a model can have been announced, an ISO date. */
export interface NewestDay {
  readonly day: string;
  /** What the model is as known on is the limit, instead of today. */
  readonly isPast: boolean;
}

/** Today; of a model as known on a day before it was made, that day. */
export function newestDayOf(model: Parameters<typeof pastDayOf>[0], today: string): NewestDay {
  const past = pastDayOf(model);
  return { day: past ?? today, isPast: past !== null };
}
