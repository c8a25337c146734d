import { formatDate } from '@finance-analyst/figures';

export interface MomentFormat {
  readonly now: Date;
  readonly locale: string;
}

/** A time as a person says it: the hour when it was today, else the date with it. */
export function describeMoment(iso: string, { now, locale }: MomentFormat): string {
  const moment = new Date(iso);
  return moment.toDateString() === now.toDateString()
    ? moment.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    : formatDate(iso, { locale, length: 'minute' });
}
