/** Writes amounts that are read together in one scale, with a decimal: `9,180.6`, and `USD m` as their unit. */
export function amountsInScale(
  largest: number,
  currency: string,
): { readonly write: (amount: number) => string; readonly unit: string } {
  const scale =
    Math.abs(largest) >= 1e13
      ? { divisor: 1e9, unit: `${currency} bn` }
      : Math.abs(largest) >= 1e7
        ? { divisor: 1e6, unit: `${currency} m` }
        : { divisor: 1, unit: currency };
  return {
    write: (amount) =>
      (amount / scale.divisor)
        .toFixed(1)
        .replace(/\B(?=(?:\d{3})+\.)/gu, ',')
        .replace('-', '\u2212'),
    unit: scale.unit,
  };
}
