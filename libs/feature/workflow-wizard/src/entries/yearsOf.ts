const longest = 20;

/** The forecast years that were typed; null unless they are a whole number from 1 to 20. */
export function yearsOf(typed: string): number | null {
  const text = typed.trim();
  const years = /^\d{1,2}$/u.test(text) ? Number(text) : 0;
  return years >= 1 && years <= longest ? years : null;
}
