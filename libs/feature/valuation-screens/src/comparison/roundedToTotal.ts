/**
 * Amounts rounded to whole `step`s so that they add up to `total`, itself a whole number of steps: each down, then the
 * largest remainders up by one step until they do. Each differs from its amount by less than a step, if `total` is that of
 * the amounts.
 */
export function roundedToTotal(amounts: readonly number[], total: number, step: number): readonly number[] {
  const exact = amounts.map((amount) => amount / step);
  const down = exact.map(Math.floor);
  const missing = Math.round(total / step) - down.reduce((sum, each) => sum + each, 0);
  const byRemainder = exact
    .map((amount, at) => ({ at, remainder: amount - (down[at] as number) }))
    .sort((a, b) => b.remainder - a.remainder);
  const turns = missing < 0 ? byRemainder.toReversed() : byRemainder;
  for (let turn = 0; turn < Math.abs(missing) && turns.length > 0; turn += 1) {
    const { at } = turns[turn % turns.length] as { at: number };
    down[at] = (down[at] as number) + Math.sign(missing);
  }
  // Dividing by the whole number of steps in 1 gives the nearest decimal: 0.07, not 0.07 × 1.0000000000000002.
  return down.map((steps) => steps / Math.round(1 / step) + 0);
}
