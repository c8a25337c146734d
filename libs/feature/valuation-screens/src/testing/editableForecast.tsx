import { fn } from 'storybook/test';
import { ForecastTable } from '../forecast/ForecastTable.js';
import type { ForecastTableProps } from '../forecast/ForecastTableProps.js';
import { exampleValuation } from './exampleModel.js';
import { EditedHere } from './storyFrame.js';

/** A forecast of the example with three years of history, every function watched. */
export const forecastArgs = (): ForecastTableProps => ({
  valuation: exampleValuation(),
  historyYears: 3,
  scale: 'millions',
  onExplain: fn(),
  onEdit: fn(),
  onFillRight: fn(),
  onReset: fn(),
});

/** A forecast that shows what an edit does to it. */
export function EditableForecast(props: ForecastTableProps) {
  return (
    <EditedHere start={props.valuation}>
      {(valuation, edit) => (
        <ForecastTable
          {...props}
          valuation={valuation}
          onEdit={(id, value) => {
            edit(id, value);
            props.onEdit(id, value);
          }}
        />
      )}
    </EditedHere>
  );
}

/** The cell in which a field of the forecast stands. */
export const cellOf = (field: HTMLElement): HTMLElement | null => field.closest('td');
