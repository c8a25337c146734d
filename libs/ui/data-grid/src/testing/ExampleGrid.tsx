import { useState } from 'react';
import { GridAnswerNotice } from '../answers/GridAnswerNotice.js';
import { useGridAnswers } from '../answers/useGridAnswers.js';
import type { CellAddress } from '../cells/CellAddress.js';
import { useGrid, type GridOptions } from '../grid/useGrid.js';
import { at, exampleShape } from './exampleShape.js';

/** Two rows of entries, one of figures, and an opened row whose name is a button. */
const shape = exampleShape(
  //
  'heeec',
  ' fff ',
  ' eee ',
);

const keyOf = ({ row, column }: CellAddress): string => `${row} ${column}`;

/** A grid of numbers in a plain table. */
export function ExampleGrid({
  isText = false,
  ...options
}: Partial<Pick<GridOptions<string>, 'start' | 'entering' | 'pageRows' | 'onActivate'>> & {
  /** Its entries are texts. */
  readonly isText?: boolean;
}) {
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  const { last, count, onAnswer } = useGridAnswers(values, undefined);
  const textOf = (cell: CellAddress): string => values.get(keyOf(cell)) ?? '0';
  const set = (entries: readonly (readonly [string, string])[]): void => {
    setValues((before) => new Map([...before, ...entries]));
  };
  const grid = useGrid({
    start: at(0, 1),
    ...options,
    shape,
    onAnswer,
    sheet: {
      textOf,
      editing: {
        nameOf: keyOf,
        refusalOf: (cell) => (shape.kindOf(cell) === 'entry' ? null : `${keyOf(cell)} is calculated.`),
        read: (_, text) => ({ ok: true, value: text }),
        enter: (entries) => {
          set(entries.map((entry) => [keyOf(entry), entry.value]));
          return true;
        },
        fillRight: (fills) => {
          set(fills.flatMap(({ from, to }) => to.map((cell) => [keyOf(cell), textOf(from)] as const)));
        },
        reset: (cells) => {
          const edited = cells.filter((cell) => textOf(cell) !== '0');
          set(edited.map((cell) => [keyOf(cell), '0']));
          return edited.length;
        },
      },
    },
  });
  return (
    <>
      <table {...grid} role="grid" aria-label="Example">
        <thead>
          <tr>
            {shape.columns.map((column) => (
              <th key={column} {...(column === 'c0' ? { 'data-corner': true } : { 'data-column': column })}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shape.rows.map((row) => (
            <tr key={row} data-row={row}>
              {shape.columns.map((column) => (
                <ExampleCell
                  key={column}
                  cell={{ row, column }}
                  value={textOf({ row, column })}
                  isText={isText}
                  onSave={set}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <GridAnswerNotice
        answer={last}
        count={count}
        onDismiss={() => {
          onAnswer(null);
        }}
      />
    </>
  );
}

function ExampleCell({
  cell,
  value,
  isText,
  onSave,
}: {
  readonly cell: CellAddress;
  readonly value: string;
  readonly isText: boolean;
  readonly onSave: (entries: readonly (readonly [string, string])[]) => void;
}) {
  const kind = shape.kindOf(cell);
  const name = keyOf(cell);
  if (cell.column === 'c0')
    return (
      <th data-column="c0">
        {kind === 'header' ? (
          <button type="button" aria-expanded>
            {name}
          </button>
        ) : (
          name
        )}
      </th>
    );
  return (
    <td data-column={cell.column} tabIndex={kind === 'entry' || kind === 'figure' ? -1 : undefined}>
      {kind === 'entry' && (
        <input
          key={value}
          inputMode={isText ? 'text' : 'decimal'}
          aria-label={name}
          defaultValue={value}
          onBlur={({ target }) => {
            if (target.value !== value) onSave([[name, target.value]]);
          }}
        />
      )}
      {kind === 'figure' && value}
      {kind === 'control' && ['Why', 'Reset'].map((label) => <button key={label}>{label}</button>)}
    </td>
  );
}
