/** The longest text of an event: a thousand events must fit in a few megabytes of storage. */
export const longestText = 1000;

/** The same fields with texts cut to the limit. */
export const bounded = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.slice(0, longestText) : value,
    ]),
  ) as Fields;
