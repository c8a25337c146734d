const onWords: ReadonlySet<string> = new Set(['true', '1', 'on', 'yes']);

/** On for true and for 'true', '1', 'on' and 'yes' in any case, spaces around them aside; anything else is off. */
export const isSwitchedOn = (value: unknown): boolean =>
  value === true || (typeof value === 'string' && onWords.has(value.trim().toLowerCase()));
