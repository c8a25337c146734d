/**
 * Months after the end of a fiscal year by which the annual report on the next one is due at the latest: twelve
 * until that year ends, and three to file. Source: SEC, Form 10-K, General Instruction A.
 */
const monthsToNextReport = 15;

/** Whether, on a day, a later annual report is due than the one on the fiscal year that ended on `end`. ISO dates. */
export function areStatementsOld(end: string, day: string): boolean {
  const due = new Date(`${end}T00:00:00.000Z`);
  // A day that the month does not have falls into the next month: a day or two later, never too early.
  due.setUTCMonth(due.getUTCMonth() + monthsToNextReport);
  return due.toISOString().slice(0, 10) < day;
}
