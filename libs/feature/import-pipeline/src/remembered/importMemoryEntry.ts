import { damaged, defineEntry, fieldsOf, sound } from '@finance-analyst/stored-entries';
import { isMapping } from './isMapping.js';
import type { ImportMemory, PortfolioMemory } from './ImportMemory.js';

/** What was chosen in earlier imports. */
export const importMemoryEntry = defineEntry<ImportMemory>({
  key: 'imports',
  parse: (stored) => {
    if (stored === undefined) return sound({ mappings: {}, portfolios: {} });
    const fields = fieldsOf(stored);
    const [mappings, portfolios] = [fieldsOf(fields?.['mappings']), fieldsOf(fields?.['portfolios'])];
    const memory: ImportMemory = {
      mappings: Object.fromEntries(Object.entries(mappings ?? {}).filter(isEntryOf(isMapping))),
      portfolios: Object.fromEntries(Object.entries(portfolios ?? {}).filter(isEntryOf(isPortfolioMemory))),
    };
    const count = (of: object | null): number => Object.keys(of ?? {}).length;
    const isWhole =
      mappings &&
      portfolios &&
      count(memory.mappings) === count(mappings) &&
      count(memory.portfolios) === count(portfolios);
    return isWhole ? sound(memory) : damaged(memory);
  },
  describe:
    'What you chose when importing transactions: the columns of tables, and the accounts and instruments they belong to.',
  whenDamaged: 'Imports: some choices from earlier imports are forgotten.',
  clearedWith: 'work',
  inBackup: true,
});

const isEntryOf =
  <Value>(isValue: (value: unknown) => value is Value) =>
  (entry: readonly [string, unknown]): entry is [string, Value] =>
    isValue(entry[1]);

const isTexts = (value: unknown): value is Readonly<Record<string, string>> => {
  const fields = fieldsOf(value);
  return fields !== null && Object.values(fields).every((text) => typeof text === 'string');
};

function isPortfolioMemory(value: unknown): value is PortfolioMemory {
  const fields = fieldsOf(value);
  const accounts = fieldsOf(fields?.['accounts']);
  return accounts !== null && Object.values(accounts).every(isTexts) && isTexts(fields?.['instruments']);
}
