const millisecondsOfDay = 86_400_000;

/** Days since 1970-01-01 of an ISO date that exists. */
export const dayOf = (date: string): number =>
  Math.round(Date.parse(`${date}T00:00:00Z`) / millisecondsOfDay);
