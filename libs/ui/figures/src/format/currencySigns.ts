const known = new Map<string, readonly string[]>();

/** The codes and symbols of a currency, longest first: `USD`, `US$`, `$`. */
export function currencySigns(currency: string, locale: string): readonly string[] {
  const key = `${locale}|${currency}`;
  const signs = known.get(key) ?? signsOf(currency, locale);
  known.set(key, signs);
  return signs;
}

const signsOf = (currency: string, locale: string): readonly string[] => {
  const displays = ['symbol', 'narrowSymbol'] as const;
  const written = displays.flatMap((currencyDisplay) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(1)
      .filter(({ type }) => type === 'currency')
      .map(({ value }) => value),
  );
  return [...new Set([currency, ...written])].sort((one, other) => other.length - one.length);
};
