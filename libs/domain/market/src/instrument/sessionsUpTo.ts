/** Days that the last session may lie before a day: the longest holidays. */
const longestPauseDays = 10;
const dayMs = 86_400_000;

/** The days, first and last of them, whose last session is that of an ISO day; null for what is not a day. */
export function sessionsUpTo(day: string): { readonly from: string; readonly to: string } | null {
  const end = Date.parse(day);
  if (Number.isNaN(end)) return null;
  return { from: new Date(end - longestPauseDays * dayMs).toISOString().slice(0, 10), to: day };
}
