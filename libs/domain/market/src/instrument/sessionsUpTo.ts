/** Days that the last session may lie before a day: the longest holidays. */
const longestPauseDays = 10;
const dayMs = 86_400_000;

/** The range of days that has the last session up to an ISO day; null if `day` is not a date. */
export function sessionsUpTo(day: string): { readonly from: string; readonly to: string } | null {
  const end = Date.parse(day);
  if (Number.isNaN(end)) return null;
  return { from: new Date(end - longestPauseDays * dayMs).toISOString().slice(0, 10), to: day };
}
