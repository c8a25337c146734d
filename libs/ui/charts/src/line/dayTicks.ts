export interface DayTick {
  readonly day: number;
  /** A tick of a year has the year alone. */
  readonly length: 'year' | 'month';
}

const dayOf = (year: number, month: number): number => Math.round(Date.UTC(year, month, 1) / 86_400_000);

/** The first days of years or months, as many as have room. */
export function dayTicks(first: number, last: number, most: number): readonly DayTick[] {
  const start = new Date(first * 86_400_000);
  const months = (last - first) / 30.4;
  const step = [1, 2, 3, 6, 12, 24, 60, 120].find((length) => months / length <= most) ?? 240;
  const ticks: DayTick[] = [];
  const from = Math.floor((start.getUTCFullYear() * 12 + start.getUTCMonth()) / step) * step;
  for (let month = from; ; month += step) {
    const day = dayOf(Math.floor(month / 12), month % 12);
    if (day > last) return ticks;
    if (day >= first) ticks.push({ day, length: step % 12 === 0 || month % 12 === 0 ? 'year' : 'month' });
  }
}
