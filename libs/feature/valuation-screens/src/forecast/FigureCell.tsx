import { Figure } from '@finance-analyst/figures';
import { explainTarget } from '../grid/explainTarget.js';
import { cellName, figureIn } from '../grid/forecastCells.js';
import { rowFormat } from '../method/rowFormat.js';
import { cellAttributes } from './cellAttributes.js';
import type { ForecastRowProps } from './ForecastRowProps.js';

/** A figure that is filed or calculated: pressed, it opens its derivation. */
export function FigureCell(props: ForecastRowProps & { readonly index: number }) {
  const { row, columns, index, valuation, scale, onExplain } = props;
  const column = columns[index];
  const figure = column && figureIn(valuation, { row, column });
  return (
    <td {...cellAttributes(columns, index)}>
      {column && figure && (
        <Figure
          {...rowFormat(row, { currency: valuation.body.currency, scale })}
          unit="hidden"
          value={figure}
          label={cellName(valuation, { row, column })}
          onExplain={() => {
            const target = explainTarget({ row, column });
            if (target) onExplain(target);
          }}
        />
      )}
    </td>
  );
}
