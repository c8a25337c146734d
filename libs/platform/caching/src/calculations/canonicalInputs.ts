const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Internal: the inputs have no unique text form. */
class NotCanonicalError extends Error {}

function write(value: unknown, above: readonly object[]): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      // A template literal writes both zeros as 0.
      return `${value}`;
    case 'boolean':
      return String(value);
    case 'undefined':
      return 'undefined';
    case 'bigint':
      return `${value}n`;
    case 'object':
      if (value === null) return 'null';
      if (above.includes(value)) throw new NotCanonicalError();
      return writeObject(value, [...above, value]);
    default:
      throw new NotCanonicalError();
  }
}

function writeObject(value: object, above: readonly object[]): string {
  if (Array.isArray(value)) return `[${Array.from(value, (item) => write(item, above)).join()}]`;
  if (value instanceof Date) return `Date(${value.getTime()})`;
  if (!isPlain(value)) throw new NotCanonicalError();
  const pairs = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${write(item, above)}`);
  return `{${pairs.join()}}`;
}

/**
 * Text that is equal for equivalent inputs and different for all others: the order of keys and the sign of a zero do
 * not matter, and a key without a value counts as absent. Null when inputs contain anything but plain data.
 */
export function canonicalInputs(inputs: unknown): string | null {
  try {
    return write(inputs, []);
  } catch (error) {
    if (error instanceof NotCanonicalError) return null;
    throw error;
  }
}
