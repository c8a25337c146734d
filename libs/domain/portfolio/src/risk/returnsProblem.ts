/** Far above any return, and small enough for sums of fourth powers. */
const largest = 1e9;

/** The lowest return that can be compounded: all is lost. */
export const totalLoss = -1;

/** Which of the figures of all periods, named as given, cannot be computed with, or null. */
export function returnsProblem(returns: Float64Array, name: string, lowest = -largest): string | null {
  const at = firstOutside(returns, lowest);
  return at < 0 ? null : `${name} ${at + 1} ${flawOf(returns[at] as number, lowest)}.`;
}

/** Separate from the text: a loop that builds none runs up to twice as fast. */
function firstOutside(returns: Float64Array, lowest: number): number {
  for (let at = 0; at < returns.length; at += 1) {
    const each = returns[at] as number;
    if (!(each >= lowest && each <= largest)) return at;
  }
  return -1;
}

/** Why a return, named as given, that is the same for all periods cannot be computed with, or null. */
export const returnProblem = (each: number, name: string): string | null =>
  each >= -largest && each <= largest ? null : `${name} ${flawOf(each, -largest)}.`;

function flawOf(each: number, lowest: number): string {
  if (!Number.isFinite(each)) return 'is not a finite number';
  return each < 0 && lowest === totalLoss ? 'is a loss of more than 100%' : 'is out of range';
}
