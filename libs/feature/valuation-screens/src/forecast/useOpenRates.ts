import { rowIdOfPeriod } from '@finance-analyst/documents';
import { useCallback, useState } from 'react';
import { isOwnEdit, type Valuation } from '@finance-analyst/valuation';
import type { ForecastRow } from '../method/ForecastRow.js';
import { methodViewOf } from '../method/methodViewOf.js';

const isEditedIn = ({ body, rows }: Valuation, { name }: ForecastRow): boolean =>
  Array.from({ length: body.years }, (_, index) => rows.get(rowIdOfPeriod(body, name, index + 1))).some(
    (assumption) => assumption !== undefined && isOwnEdit(assumption),
  );

/** The lines whose rates have an edited year. */
const editedLines = (valuation: Valuation): readonly string[] =>
  methodViewOf(valuation.body.template).forecastRows.flatMap((row) =>
    row.foldedInto !== null && isEditedIn(valuation, row) ? [row.foldedInto] : [],
  );

const withOrWithout = (lines: ReadonlySet<string>, line: string, isIn: boolean): ReadonlySet<string> => {
  if (lines.has(line) === isIn) return lines;
  const others = [...lines].filter((one) => one !== line);
  return new Set(isIn ? [...others, line] : others);
};

/** Which lines show their rates: those that the person opened, and each once one of its rates is edited. */
export function useOpenRates(valuation: Valuation) {
  const edited = editedLines(valuation);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(edited));
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [wasEdited, setWasEdited] = useState(edited);
  if (edited.join() !== wasEdited.join()) {
    setWasEdited(edited);
    // A reset leaves them open: the focus is in there.
    setOpen(new Set([...open, ...edited.filter((line) => !wasEdited.includes(line))]));
  }
  return {
    // A refused entry is not put out of sight.
    isOpen: (line: string): boolean => open.has(line) || refused.has(line),
    setOpen: (line: string, isOpen: boolean): void => {
      setOpen((before) => withOrWithout(before, line, isOpen));
    },
    /** Must be the same function in every render. */
    setRefused: useCallback((line: string, hasRefused: boolean) => {
      setRefused((before) => withOrWithout(before, line, hasRefused));
    }, []),
  };
}
