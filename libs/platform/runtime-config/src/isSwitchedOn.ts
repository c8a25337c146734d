const onWords: ReadonlySet<string> = new Set(['true', '1', 'on', 'yes']);

/** On for true and for 'true', '1', 'on' and 'yes', ignoring case and surrounding spaces; anything else is off. */
export const isSwitchedOn = (value: unknown): boolean =>
  value === true || (typeof value === 'string' && onWords.has(value.trim().toLowerCase()));
