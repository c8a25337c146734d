import { scaleLabel } from '@finance-analyst/figures';
import { amountScaleOf } from '@finance-analyst/valuation';
import { forecastYearLabel } from '../forecast/forecastYearLabel.js';
import { messages as forecastMessages } from '../forecast/messages.js';
import { partialYear, partialYearFormat } from '../forecast/partialYear.js';
import type { ForecastRow } from '../method/ForecastRow.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { pastFigure } from '../method/pastFigure.js';
import { rowFormat } from '../method/rowFormat.js';
import { signed } from '../method/signed.js';
import type { MemoSection } from './Memo.js';
import type { MemoSubject } from './MemoSubject.js';
import { messages } from './messages.js';

const pastYears = 3;
/** As many forecast years as fit beside the past; of a longer forecast the first and the last. */
const forecastColumns = 8;

/** What a reader looks at first: rates that drive, lines of weight, and returns. */
const isKey = ({ foldedInto, weight, unit }: ForecastRow): boolean =>
  foldedInto === null && unit !== 'factor' && (weight !== 'quiet' || unit === 'rate');

/** The main lines and drivers, past and forecast. */
export function memoForecast({ valuation, formatting }: MemoSubject): MemoSection {
  const { body, evaluator, history } = valuation;
  const { currency } = body;
  const scale = amountScaleOf(valuation);
  const years = history.slice(-pastYears);
  const all = Array.from({ length: body.years }, (_, index) => index + 1);
  const periods = all.length <= forecastColumns ? all : [...all.slice(0, forecastColumns - 1), body.years];
  /** The length of a period that is part of a year, short and in full; none of a whole year. */
  const partialWords = (period: number): readonly string[] => {
    const partial = partialYear(valuation, period);
    if (!partial) return [];
    const { format } = formatting;
    const length = format(partial.years, partialYearFormat);
    return [
      messages.partialYear(length),
      forecastMessages.partialYearExplained(
        format(partial.start, { kind: 'date' }),
        format(partial.end, { kind: 'date' }),
        length,
      ),
    ];
  };
  return {
    title: messages.forecast,
    note: scaleLabel(scale, currency),
    blocks: [
      {
        kind: 'table',
        head: [
          messages.line,
          ...years.map(({ period }) => messages.actual(String(period.fiscalYear))),
          ...periods.map((period, index) =>
            [
              ...(period - (periods[index - 1] ?? 0) > 1 ? ['…'] : []),
              messages.estimate(forecastYearLabel(valuation, period)),
              ...partialWords(period).slice(0, 1),
            ].join(' '),
          ),
        ],
        rows: methodViewOf(body.template)
          .forecastRows.filter(isKey)
          .map((row) => {
            const format = { ...rowFormat(row, { currency, scale }), unit: unitOf(row) } as const;
            return {
              isStrong: row.weight === 'strong' || row.weight === 'total',
              cells: [
                row.fullLabel,
                ...years.map((year) => {
                  const figure = pastFigure(year, row.history);
                  return figure?.ok ? formatting.format(signed(row, figure), format) : '–';
                }),
                ...periods.map((period) => {
                  const figure = evaluator.read(row.name, period);
                  return figure.ok ? formatting.format(signed(row, figure), format) : '–';
                }),
              ],
            };
          }),
      },
      ...periods.flatMap((period) =>
        partialWords(period)
          .slice(1)
          .map((text) => ({ kind: 'text', text }) as const),
      ),
    ],
  };
}

/** The heading has the unit of amounts. */
const unitOf = ({ unit }: ForecastRow): 'hidden' | 'shown' => (unit === 'amount' ? 'hidden' : 'shown');
