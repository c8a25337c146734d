/** A name for people where the text gives none: `free_cash_flow` is shown as 'Free cash flow'. */
export function labelOfName(name: string): string {
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
