import { readXlsx, type Cell, type CellValue, type Sheet } from 'hucre/xlsx';

/** A workbook read back from its file. */
export interface ReadWorkbook {
  readonly sheets: readonly ReadSheet[];
  /** Ranges by defined name, without $: `Model!C5` or `Model!D10:H10`. */
  readonly names: ReadonlyMap<string, string>;
}

export interface ReadSheet {
  readonly name: string;
  /** By address: `C5`. */
  readonly cells: ReadonlyMap<string, Cell>;
  readonly lists: NonNullable<Sheet['dataValidations']>;
  readonly frozen: Sheet['freezePane'];
  readonly page: Sheet['pageSetup'];
  readonly printedHeader: string | undefined;
  readonly rows: NonNullable<Sheet['rowDefs']>;
  readonly formats: NonNullable<Sheet['conditionalRules']>;
}

export async function readWorkbook(bytes: Uint8Array): Promise<ReadWorkbook> {
  const { sheets, namedRanges = [] } = await readXlsx(bytes, { readStyles: true });
  return {
    sheets: sheets.map(
      ({
        name,
        cells = new Map<string, Cell>(),
        dataValidations = [],
        freezePane,
        pageSetup,
        headerFooter,
        rowDefs = new Map(),
        conditionalRules = [],
      }) => ({
        name,
        lists: dataValidations,
        frozen: freezePane,
        page: pageSetup,
        rows: rowDefs,
        formats: conditionalRules,
        printedHeader: headerFooter?.oddHeader,
        cells: new Map(
          [...cells].map(([key, cell]) => {
            const [row = 0, column = 0] = key.split(',').map(Number);
            // The reader has a result that is a text in the place of a value.
            const result = asStored(cell.formulaResult ?? cell.value);
            const isFormula = cell.formula !== undefined;
            return [
              addressOf(row, column),
              isFormula ? { ...cell, formulaResult: result } : { ...cell, value: result },
            ];
          }),
        ),
      }),
    ),
    names: new Map(namedRanges.map(({ name, range }) => [name, range.replaceAll('$', '')])),
  };
}

/** A day as the number that the file has for it, which the reader turns into a date. */
const asStored = (value: CellValue): CellValue =>
  value instanceof Date ? value.getTime() / 86_400_000 + 25_569 : value;

/** Written here once more, so that the library's own addresses are checked. */
export function addressOf(row: number, column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return `${letters}${row + 1}`;
}

/** The cells of a row range, from left to right. */
export function cellsOf(range: string): readonly string[] {
  const [first = '', last = first] = range.slice(range.indexOf('!') + 1).split(':');
  const columnOf = (address: string): number =>
    [...address.replace(/\d+/, '')].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) -
    1;
  const row = Number(first.replace(/\D+/, '')) - 1;
  return Array.from({ length: columnOf(last) - columnOf(first) + 1 }, (_, index) =>
    addressOf(row, columnOf(first) + index),
  );
}
