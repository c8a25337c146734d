import { describe, expect, it } from 'vitest';
import type { GridAnswer } from '../answers/GridAnswer.js';
import { gridMessages } from '../answers/gridMessages.js';
import type { CellAddress } from '../cells/CellAddress.js';
import { readClipboardBlock } from '../clipboard/readClipboardBlock.js';
import { at, exampleShape } from '../testing/exampleShape.js';
import { createSheetActions } from './createSheetActions.js';
import type { CellEntry, CellFill, GridSheet } from './GridSheet.js';

const shape = exampleShape(
  //
  'h.ffc',
  ' eee ',
  '     ',
  'heeec',
);

const nameOf = ({ row, column }: CellAddress): string => `${row} ${column}`;

const isChange = ({ value }: CellEntry<number>): boolean => value !== 0;

/** A sheet of numbers that are 0; cells of the last column cannot be carried further. */
function sheet(isReadOnly = false, more: Partial<NonNullable<GridSheet<number>['editing']>> = {}) {
  const answers: GridAnswer[] = [];
  const entered: (readonly CellEntry<number>[])[] = [];
  const filled: (readonly CellFill[])[] = [];
  const reset: CellAddress[] = [];
  const options: GridSheet<number> = {
    textOf: (cell) => (shape.kindOf(cell) === 'blank' ? '' : nameOf(cell)),
    editing: isReadOnly
      ? undefined
      : {
          nameOf,
          refusalOf: (cell, action) =>
            shape.kindOf(cell) !== 'entry'
              ? `${nameOf(cell)} is calculated.`
              : action === 'fillRight' && cell.column === 'c3'
                ? `${nameOf(cell)} is the last.`
                : null,
          read: (_, text) =>
            Number.isFinite(Number(text))
              ? { ok: true, value: Number(text) }
              : { ok: false, reason: 'Enter a number.' },
          enter: (entries) => {
            entered.push(entries);
            return entries.some(isChange);
          },
          fillRight: (fills) => {
            filled.push(fills);
          },
          reset: (cells) => {
            reset.push(...cells.filter(({ column }) => column === 'c2'));
            return cells.filter(({ column }) => column === 'c2').length;
          },
          ...more,
        },
  };
  const actions = createSheetActions(shape, options, (answer) => answers.push(answer));
  const paste = (text: string, target?: CellAddress) => actions.paste(readClipboardBlock(text), target);
  return { ...actions, paste, answers, entered, filled, reset, resetCells: actions.reset };
}

describe('copying', () => {
  it('[DATA-GRID-4] writes the cells and says how many', () => {
    const { copy, answers } = sheet();
    expect(
      copy([
        [at(0, 1), at(0, 2)],
        [at(1, 1), at(1, 2)],
      ]),
    ).toBe('\tr0 c2\nr1 c1\tr1 c2');
    expect(answers).toEqual([{ tone: 'quiet', words: gridMessages.copied(4) }]);
    expect(copy([])).toBeNull();
    expect(answers).toHaveLength(1);
  });
});

describe('pasting', () => {
  it('[DATA-GRID-5] fills the cells from the target on as one edit, over rows without cells, skipping empty ones', () => {
    const { paste, entered, answers } = sheet();
    expect(paste('1\t\n 2 \t3', at(1, 1))).toEqual(at(3, 2));
    expect(entered).toEqual([
      [
        { ...at(1, 1), value: 1 },
        { ...at(3, 1), value: 2 },
        { ...at(3, 2), value: 3 },
      ],
    ]);
    expect(answers).toEqual([{ tone: 'quiet', words: gridMessages.filled(3), followsEdit: true }]);
  });

  it('[DATA-GRID-5] counts the cells that do not fit', () => {
    const { paste, entered, answers } = sheet();
    expect(paste('1\t2\n3\t4\n5\t\n', at(1, 3))).toEqual(at(3, 3));
    expect(entered.flat().map(({ value }) => value)).toEqual([1, 3]);
    expect(answers).toEqual([
      { tone: 'warning', words: `${gridMessages.filled(2)} ${gridMessages.leftOut(3)}`, followsEdit: true },
    ]);
  });

  it('[DATA-GRID-5] is refused as a whole by one cell that cannot be read or edited, and names it', () => {
    const { paste, entered, answers } = sheet();
    expect(paste('1\tmany', at(1, 1))).toBeNull();
    expect(paste('1', at(0, 2))).toBeNull();
    expect(paste('\t\r\n', at(1, 1))).toBeNull();
    expect(paste('1')).toBeNull();
    expect(entered).toEqual([]);
    expect(answers.map(({ tone, words }) => [tone, words])).toEqual(
      [
        gridMessages.cannotRead('r1 c2', 'many', 'Enter a number.'),
        'r0 c2 is calculated.',
        gridMessages.nothingCopied,
        gridMessages.noCell,
      ].map((reason) => ['error', `${gridMessages.notPasted} ${reason}`]),
    );
  });

  it('[DATA-GRID-8] does not wait for an edit where the same values were pasted', () => {
    const { paste, answers } = sheet();
    paste('0', at(1, 1));
    expect(answers[0]?.followsEdit).toBe(false);
  });

  it('[DATA-GRID-5] fills the rows that the sheet names for a block, which can be new ones', () => {
    const { paste, entered } = sheet(false, {
      refusalOf: () => null,
      rowsFrom: (row, count) =>
        row === 'r1' ? Array.from({ length: count }, (_, index) => `new ${index}`) : undefined,
    });
    expect(paste('1\t2\n3\t4', at(1, 2))).toEqual({ row: 'new 1', column: 'c3' });
    expect(entered.flat().map(({ row, column }) => `${row} ${column}`)).toEqual([
      'new 0 c2',
      'new 0 c3',
      'new 1 c2',
      'new 1 c3',
    ]);
    expect(paste('5', at(3, 1))).toEqual(at(3, 1));
  });

  it('[DATA-GRID-5] does nothing where cells are only read', () => {
    const { paste, answers } = sheet(true);
    expect(paste('1', at(1, 1))).toBeNull();
    expect(answers).toEqual([]);
  });
});

describe('filling and resetting', () => {
  it('[DATA-GRID-6] carries the first cell of each row to the entries right of it, as one edit', () => {
    const { fillRight, filled, answers } = sheet();
    fillRight([[at(1, 1), at(1, 2)], [at(3, 1)]]);
    expect(filled).toEqual([
      [
        { from: at(1, 1), to: [at(1, 2), at(1, 3)] },
        { from: at(3, 1), to: [at(3, 2), at(3, 3)] },
      ],
    ]);
    expect(answers).toEqual([{ tone: 'quiet', words: gridMessages.filled(4), followsEdit: true }]);
  });

  it('[DATA-GRID-6] carries nothing where one of the cells cannot be carried, and names it', () => {
    const { fillRight, filled, answers } = sheet();
    fillRight([[at(1, 1)], [at(1, 3)]]);
    fillRight([]);
    expect(filled).toEqual([]);
    expect(answers.map(({ words }) => words)).toEqual([
      `${gridMessages.notFilled} r1 c3 is the last.`,
      `${gridMessages.notFilled} ${gridMessages.noCell}`,
    ]);
  });

  it('[DATA-GRID-7] resets edited cells, and says how many there were', () => {
    const { resetCells, reset, answers } = sheet();
    expect(resetCells([[at(1, 1)]])).toBe(false);
    expect(resetCells([[at(1, 1), at(1, 2)], [at(3, 2)]])).toBe(true);
    expect(reset).toEqual([at(1, 2), at(3, 2)]);
    expect(answers).toEqual([{ tone: 'quiet', words: gridMessages.reset(2), followsEdit: true }]);
  });

  it('[DATA-GRID-8] says of reset cells what the sheet says', () => {
    const { resetCells, answers } = sheet(false, { resetWords: (count) => `${count} emptied.` });
    resetCells([[at(1, 2)]]);
    expect(answers[0]?.words).toBe('1 emptied.');
  });
});
