import papaparse from 'papaparse';

export interface RateFileRow {
  /** Line number from 1, including the heading, as in a text editor. */
  readonly row: number;
  /** As written. */
  readonly date: string;
  /** Cells by currency code, as written. */
  readonly cells: ReadonlyMap<string, string>;
}

export interface RateFile {
  readonly rows: readonly RateFileRow[];
  readonly currencies: readonly string[];
  /** Headings that are ignored. */
  readonly ignoredColumns: readonly string[];
}

export type RateFileResult =
  { readonly ok: true; readonly value: RateFile } | { readonly ok: false; readonly reason: string };

const isCurrency = (name: string): boolean => /^[A-Z]{3}$/.test(name);

/**
 * Parses the text of a file of exchange rates: a column `Date` and one for each currency, as in the ECB's
 * eurofxref-hist.csv; cell contents are checked elsewhere.
 *
 * @param base the currency that the rates are of, which has no column itself
 */
export function parseRateFile(text: string, base: string): RateFileResult {
  const { data } = papaparse.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: '' });
  const [heading = [], ...lines] = data;
  const names = heading.map((name) => name.trim());
  const datePosition = names.findIndex((name) => name.toLowerCase() === 'date');
  const isRead = (name: string): boolean => isCurrency(name) && name !== base;
  const currencies = names.filter(isRead);
  if (datePosition < 0 || currencies.length === 0)
    return {
      ok: false,
      reason:
        'The file has no column Date, or no column named by a currency. Its first line must be a heading such as Date,USD,JPY.',
    };
  const repeated = currencies.find((name, position) => currencies.indexOf(name) !== position);
  if (repeated) return { ok: false, reason: `The file has more than one column for ${repeated}.` };
  return {
    ok: true,
    value: {
      rows: lines.flatMap((line, position) => {
        if (line.every((cell) => cell.trim() === '')) return [];
        const cells = names.flatMap((name, at) =>
          isRead(name) ? [[name, line[at]?.trim() ?? ''] as const] : [],
        );
        return [{ row: position + 2, date: line[datePosition]?.trim() ?? '', cells: new Map(cells) }];
      }),
      currencies,
      ignoredColumns: names.filter(
        (name, position) => name !== '' && position !== datePosition && !isRead(name),
      ),
    },
  };
}
