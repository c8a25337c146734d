/** The ISO date of a day since 1970-01-01. */
export const isoDate = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
