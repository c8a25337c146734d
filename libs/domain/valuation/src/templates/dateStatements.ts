// The dates of the models that are valued on a day, from the newest balance sheet, in the model language.

/** The day of the value, the balance sheet before it and the end of the fiscal year that the forecast starts in. */
export const dateInputs = `section "Dates"
input valuation_date: date "Valuation date"
input balance_date: date "Balance sheet date"
input first_year_end: date "End of the first forecast year"
`;

/** The dates, and the forecast periods: the first from the balance sheet to the fiscal year end, then whole years. */
export const dateStatements = `${dateInputs}line period_end: date = edate(first_year_end, 12 * (period - 1)) "End of period"
line period_start: date = if(period = 1, balance_date, period_end[-1]) "Start of period"
# A leap year or one of 53 weeks counts as a year.
line period_length: number = if(period = 1, min((period_end - period_start) / 365, 1), 1) "Length in years"
`;

/** The check of a balance sheet later than the day of the value. */
export const balanceAfterValuation = `check balance_after_valuation error when balance_date > valuation_date
  "The balance sheet of {balance_date} is later than the valuation date of {valuation_date}. Review both dates."
`;

/** The check of a balance sheet that leaves no time to the end of the first forecast year. */
export const balanceAfterFirstYear = `check balance_after_first_year error when balance_date >= first_year_end
  "The balance sheet of {balance_date} is not before the end of the first forecast year, {first_year_end}. Review both dates."
`;

/** The check of a balance sheet that is out of date; its message says that `newer` should be available. */
export const balanceOutdated = (
  newer: string,
): string => `check balance_outdated warning when valuation_date > edate(first_year_end, 4)
  "The first forecast year ended on {first_year_end}, more than four months before the valuation date of {valuation_date}, so ${newer} should be available. Update the statements."
`;

/** Every check of the dates; `newer` as in `balanceOutdated`. */
export const dateChecks = (
  newer: string,
): string => `${balanceAfterValuation}${balanceAfterFirstYear}# An annual report is filed within four months.
${balanceOutdated(newer)}`;
