const steps = 2048;
/** As far as rates of return are searched: a change of the money by a factor of a million either way. */
const searchRange = Math.log(1e6);

/**
 * Whether flows have more than one rate of return. Flows in order of time that change sign once have one (Descartes); of
 * others the present value, a smooth function of x = ln(1 + rate), is followed through the range of rates.
 */
export function hasSeveralRates(amounts: readonly number[], times: readonly number[]): boolean {
  const order = times.map((_, index) => index).sort((a, b) => (times[a] as number) - (times[b] as number));
  if (signChanges(order.map((index) => amounts[index] as number)) < 2) return false;
  const first = times[order[0] as number] as number;
  const span = (times[order.at(-1) as number] as number) - first;
  const presentValue = (x: number): number =>
    amounts.reduce(
      (total, amount, index) => total + amount * Math.exp(-x * ((times[index] as number) - first)),
      0,
    );
  const high = searchRange / Math.min(1, span);
  return (
    signChanges(
      Array.from({ length: steps + 1 }, (_, step) => presentValue(high * ((2 * step) / steps - 1))),
    ) > 1
  );
}

function signChanges(values: readonly number[]): number {
  const signs = values.map(Math.sign).filter((sign) => sign !== 0);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}
