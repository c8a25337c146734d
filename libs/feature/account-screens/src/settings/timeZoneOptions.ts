const known = (): readonly string[] => {
  try {
    return Intl.supportedValuesOf('timeZone');
  } catch {
    return ['UTC'];
  }
};

/** The browser's time zones and the chosen one. */
export const timeZoneOptions = (chosen: string | null): readonly string[] =>
  [...new Set(['UTC', ...known(), ...(chosen === null ? [] : [chosen])])].sort();
