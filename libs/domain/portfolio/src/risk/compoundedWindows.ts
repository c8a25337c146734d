/** The compounded return of every run of so many periods, which overlap; one for each start. */
export function compoundedWindows(returns: Float64Array, periods: number): Float64Array {
  const windows = new Float64Array(returns.length - periods + 1);
  for (let start = 0; start < windows.length; start += 1) {
    let growth = 1;
    for (let at = start; at < start + periods; at += 1) growth *= 1 + (returns[at] as number);
    // A gain beyond any number is no loss either way.
    windows[start] = Math.min(growth, Number.MAX_VALUE) - 1;
  }
  return windows;
}
