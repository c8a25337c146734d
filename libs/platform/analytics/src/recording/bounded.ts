/** Longest text of an event: a list of a thousand events must fit into a storage of a few megabytes. */
export const longestText = 1000;

/** The same fields with texts of bounded length. */
export const bounded = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.slice(0, longestText) : value,
    ]),
  ) as Fields;
