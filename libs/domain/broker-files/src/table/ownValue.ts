/** The value that a record lists for a word of a file; undefined for words such as `constructor`, which every object has. */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(record, word) ? record[word] : undefined;
