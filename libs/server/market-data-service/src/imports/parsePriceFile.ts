import papaparse from 'papaparse';

export interface PriceFileRow {
  /** Line number from 1, including the heading, as in a text editor. */
  readonly row: number;
  /** Cells by column, as written; a missing or empty cell is an empty string. */
  readonly cells: Readonly<Record<PriceColumn, string>>;
}

export type PriceColumn =
  'date' | 'open' | 'high' | 'low' | 'close' | 'adjustedClose' | 'volume' | 'dividend' | 'split';

export interface PriceFile {
  readonly rows: readonly PriceFileRow[];
  readonly columns: ReadonlySet<PriceColumn>;
  /** Headings that are ignored. */
  readonly ignoredColumns: readonly string[];
}

export type PriceFileResult =
  { readonly ok: true; readonly value: PriceFile } | { readonly ok: false; readonly reason: string };

/** Headings of Stooq and Yahoo files, in lower case without spaces. */
const headings: Readonly<Record<string, PriceColumn>> = {
  date: 'date',
  open: 'open',
  high: 'high',
  low: 'low',
  close: 'close',
  adjclose: 'adjustedClose',
  adjustedclose: 'adjustedClose',
  volume: 'volume',
  dividends: 'dividend',
  stocksplits: 'split',
};

/** Parses the text of a price file; cell contents are checked elsewhere. */
export function parsePriceFile(text: string): PriceFileResult {
  const { data } = papaparse.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: '' });
  const [heading = [], ...lines] = data;
  const columns = heading.map((name) => headings[name.toLowerCase().replaceAll(/[^a-z]/g, '')]);
  if (!columns.includes('date') || !columns.includes('close'))
    return {
      ok: false,
      reason:
        'The file has no columns Date and Close. Its first line must be a heading such as Date,Open,High,Low,Close,Volume.',
    };
  const repeated = columns.find((column, position) => column && columns.indexOf(column) !== position);
  if (repeated) return { ok: false, reason: `The file has more than one column for ${repeated}.` };
  return {
    ok: true,
    value: {
      rows: lines.flatMap((line, position) => {
        const isEmpty = line.every((cell) => cell.trim() === '');
        return isEmpty ? [] : [{ row: position + 2, cells: cellsOf(line, columns) }];
      }),
      columns: new Set(columns.filter((column) => column !== undefined)),
      ignoredColumns: heading.filter((name, position) => name.trim() !== '' && !columns[position]),
    },
  };
}

function cellsOf(
  line: readonly string[],
  columns: readonly (PriceColumn | undefined)[],
): PriceFileRow['cells'] {
  const cells = {
    date: '',
    open: '',
    high: '',
    low: '',
    close: '',
    adjustedClose: '',
    volume: '',
    dividend: '',
    split: '',
  };
  columns.forEach((column, position) => {
    if (column) cells[column] = line[position]?.trim() ?? '';
  });
  return cells;
}
