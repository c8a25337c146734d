import { ColumnMultiples, type ChartColumn } from '@finance-analyst/charts';
import { useFigureFormat, type FigureResult } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { useModelFiles } from '../export/useModelFiles.js';
import { forecastYearLabel } from '../forecast/forecastYearLabel.js';
import { explainTarget } from '../grid/explainTarget.js';
import { columnId, figureIn } from '../grid/forecastCells.js';
import type { ForecastRow } from '../method/ForecastRow.js';
import { methodViewOf } from '../method/methodViewOf.js';
import type { Explain } from '../model/ExplainTarget.js';
import { messages } from './messages.js';
import { trendPeriods, type TrendPeriod } from './trendPeriods.js';

const format = { kind: 'rate', precision: 1 } as const;

/** The method's rates, past and forecast, side by side: whether the forecast is like the past. */
export function TrendsPanel({
  valuation,
  onExplain,
}: {
  readonly valuation: Valuation;
  readonly onExplain: Explain;
}) {
  const { format: write } = useFigureFormat();
  const { body, evaluator } = valuation;
  const { trends, forecastRows } = methodViewOf(body.template);
  const files = useModelFiles(valuation, messages.trendsFile(trends.title));
  const periods = trendPeriods(valuation);
  const charts = trends.lines.flatMap(({ row: name, title, reference }) => {
    const row = forecastRows.find((one) => one.name === name);
    if (!row) return [];
    return [
      {
        id: name,
        title,
        columns: periods.map((period) => chartColumn(valuation, row, period)),
        reference: reference && { label: reference.label, value: evaluator.read(reference.line) },
      },
    ];
  });
  const point = (column: ChartColumn | undefined): string =>
    column ? messages.inYear(column.value.ok ? write(column.value, format) : null, column.label) : '';
  return (
    <ColumnMultiples
      title={trends.title}
      summary={charts
        .map(({ title, columns, reference }) =>
          messages.trend(
            title,
            point(columns.findLast(({ part }) => part === 'history')),
            point(columns.at(-1)),
            reference?.value.ok ? `${reference.label} ${write(reference.value, format)}` : null,
          ),
        )
        .join(' ')}
      charts={charts}
      format={format}
      {...files}
      onSelect={(chart, id) => {
        const row = forecastRows.find((one) => one.name === chart);
        const column = periods.find((period) => period.kind !== 'missing' && columnId(period) === id);
        const target = row && column && column.kind !== 'missing' && explainTarget({ row, column });
        if (target) onExplain(target);
      }}
    />
  );
}

function chartColumn(valuation: Valuation, row: ForecastRow, period: TrendPeriod): ChartColumn {
  if (period.kind === 'missing')
    return {
      id: `FY${period.fiscalYear}`,
      label: String(period.fiscalYear),
      part: 'history',
      value: { ok: false, reason: messages.noStatements(`FY${period.fiscalYear}`) },
    };
  const isPast = period.kind === 'filed';
  const none: FigureResult = { ok: false, reason: messages.noPast };
  return {
    id: columnId(period),
    label: isPast ? String(period.year.period.fiscalYear) : forecastYearLabel(valuation, period.period),
    part: isPast ? 'history' : 'forecast',
    value: figureIn(valuation, { row, column: period }) ?? none,
  };
}
