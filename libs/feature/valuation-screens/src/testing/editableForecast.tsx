import { fillRight, resetInput, resetRows, setAssumption, setAssumptions } from '@finance-analyst/valuation';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { ValuationModelDocument } from '@finance-analyst/documents';
import type { BodyChange } from '@finance-analyst/workspace';
import { ForecastTable } from '../forecast/ForecastTable.js';
import type { ForecastTableProps } from '../forecast/ForecastTableProps.js';
import { exampleDocument, exampleValuation } from './exampleModel.js';

/** A forecast of the example with three years of history, every function watched. */
export const forecastArgs = (): ForecastTableProps => ({
  valuation: exampleValuation(),
  historyYears: 3,
  scale: 'millions',
  onExplain: fn(),
  onEdit: fn(),
  onPaste: fn(),
  onFillRight: fn(),
  onReset: fn(),
  onResetRows: fn(),
});

/** A forecast that shows what an edit does to it. */
export function EditableForecast({
  undone = 0,
  ...props
}: ForecastTableProps & {
  /** Each time that it is another one the figures are the first ones again. */
  readonly undone?: number;
}) {
  const [valuation, setValuation] = useState(props.valuation);
  const [wasUndone, setWasUndone] = useState(undone);
  if (wasUndone !== undone) {
    setWasUndone(undone);
    setValuation(props.valuation);
  }
  const edit = (change: BodyChange<ValuationModelDocument>): void => {
    setValuation((current) => exampleValuation({ ...exampleDocument(), body: change(current.body) }));
  };
  return (
    <ForecastTable
      {...props}
      valuation={valuation}
      onEdit={(id, value) => {
        edit((body) => setAssumption(body, id, value));
        props.onEdit(id, value);
      }}
      onPaste={(values) => {
        edit((body) => setAssumptions(body, values));
        props.onPaste(values);
      }}
      onFillRight={(ids) => {
        edit((body) => fillRight(body, ids));
        props.onFillRight(ids);
      }}
      onReset={(input) => {
        edit((body) => resetInput(body, input));
        props.onReset(input);
      }}
      onResetRows={(ids) => {
        edit((body) => resetRows(body, ids));
        props.onResetRows(ids);
      }}
    />
  );
}

/** The cell in which a field of the forecast stands. */
export const cellOf = (field: HTMLElement): HTMLElement | null => field.closest('td');
