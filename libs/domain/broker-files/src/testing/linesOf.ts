import type { BrokerFile } from '../file/BrokerFile.js';

/** The lines of a file by what they are, each line once. */
export const linesOf = (file: BrokerFile): readonly number[] => [
  ...new Set(file.transactions.flatMap(({ line, furtherLines }) => [line, ...furtherLines])),
  ...file.refused.map(({ line }) => line),
  ...file.ignored.flatMap(({ lines }) => lines),
];
