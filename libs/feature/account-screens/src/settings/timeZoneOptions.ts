const known = (): readonly string[] => {
  try {
    return Intl.supportedValuesOf('timeZone');
  } catch {
    return ['UTC'];
  }
};

/** The time zones that the browser knows, and the chosen one where it is another. */
export const timeZoneOptions = (chosen: string | null): readonly string[] =>
  [...new Set(['UTC', ...known(), ...(chosen === null ? [] : [chosen])])].sort();
