const formats = new Map<string, Intl.NumberFormat>();

/**
 * The number format of a locale and a range of decimals. Cached, because creating one costs more than a hundred
 * uses, and one edit repaints a whole table.
 */
export function numberFormat(
  locale: string,
  leastDecimals: number,
  mostDecimals: number,
  notation: 'standard' | 'scientific' = 'standard',
): Intl.NumberFormat {
  const key = `${locale}|${String(leastDecimals)}|${String(mostDecimals)}|${notation}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: leastDecimals,
    maximumFractionDigits: mostDecimals,
    notation,
    useGrouping: 'always',
    numberingSystem: 'latn',
  });
  formats.set(key, made);
  return made;
}
