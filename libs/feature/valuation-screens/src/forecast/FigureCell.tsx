import { Figure, type FigureFormat } from '@finance-analyst/figures';
import { cellName, figureIn } from '../grid/forecastCells.js';
import { figureFormat } from '../model/figureFormat.js';
import { cellAttributes } from './cellAttributes.js';
import type { ForecastRowProps } from './ForecastRowProps.js';
import { driverFormat } from './forecastRows.js';

/** Amounts in the table's scale; rates to a tenth of a percent, since the head carries the unit. */
const formatOf = ({ row, valuation, scale }: ForecastRowProps): FigureFormat => ({
  ...(row.unit === 'rate'
    ? driverFormat
    : row.unit === 'factor'
      ? { kind: 'number', precision: 3 }
      : figureFormat('amount', { currency: valuation.body.currency, scale })),
  unit: 'hidden',
});

/** A figure that is filed or calculated: pressed, it opens its derivation. */
export function FigureCell(props: ForecastRowProps & { readonly index: number }) {
  const { row, columns, index, valuation, onExplain } = props;
  const column = columns[index];
  const figure = column && figureIn(valuation, { row, column });
  return (
    <td {...cellAttributes(columns, index)}>
      {column && figure && (
        <Figure
          {...formatOf(props)}
          value={figure}
          label={cellName(valuation, { row, column })}
          onExplain={() => {
            if (column.kind === 'forecast')
              onExplain({ kind: 'model', name: row.name, period: column.period });
            else if (row.history)
              onExplain({ kind: 'history', line: row.history, period: column.year.period.label });
          }}
        />
      )}
    </td>
  );
}
