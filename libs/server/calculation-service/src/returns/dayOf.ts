import { dayNumber } from '@finance-analyst/portfolio';

/** Days since 1970-01-01 of an ISO date that exists, as the schema of a request makes sure. */
export const dayOf = (date: string): number => dayNumber(date) ?? Number.NaN;
