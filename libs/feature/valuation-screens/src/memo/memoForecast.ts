import { scaleLabel } from '@finance-analyst/figures';
import { amountScaleOf } from '@finance-analyst/valuation';
import { forecastFigure } from '../forecast/forecastFigure.js';
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
/** Of a longer forecast the first years and the last. */
const mostForecastYears = 8;
const fewestForecastYears = 2;

/** Of the narrower paper, in points, without the names of the lines. */
const widthOfFigures = 415;
/** Of a bold digit at the size of a table of many columns, and between two columns, in points. */
const digitWidth = 4.35;
const columnGap = 4;

/** What a reader looks at first: rates that drive, lines of weight, and returns. */
const isKey = ({ foldedInto, weight, unit }: ForecastRow): boolean =>
  foldedInto === null && unit !== 'factor' && (weight !== 'quiet' || unit === 'rate');

/** The main lines and drivers, past and forecast. */
export function memoForecast({ valuation, formatting }: MemoSubject): MemoSection {
  const { body, history } = valuation;
  const { currency } = body;
  const scale = amountScaleOf(valuation);
  const years = history.slice(-pastYears);
  const all = Array.from({ length: body.years }, (_, index) => index + 1);
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
  const columns = {
    past: years.map((year) => ({
      head: messages.actual(String(year.period.fiscalYear)),
      figure: (row: ForecastRow) => {
        const past = pastFigure(year, row.history);
        return past && signed(row, past);
      },
    })),
    ahead: all.map((period) => ({
      head: [
        messages.estimate(forecastYearLabel(valuation, period)),
        ...partialWords(period).slice(0, 1),
      ].join(' '),
      figure: (row: ForecastRow) => forecastFigure(valuation, row, period),
    })),
  };
  const rows = methodViewOf(body.template).forecastRows.filter(isKey);
  const cellsOf = ({ head, figure }: (typeof columns)['past' | 'ahead'][number]): readonly string[] => [
    head,
    ...rows.map((row) => {
      const found = figure(row);
      const format = { ...rowFormat(row, { currency, scale }), unit: unitOf(row) } as const;
      return found?.ok ? formatting.format(found.value, format) : '–';
    }),
  ];
  const past = columns.past.map(cellsOf);
  const ahead = columns.ahead.map(cellsOf);
  const shown = yearsThatFit(past, ahead);
  const periods = ahead.length <= shown ? all : [...all.slice(0, shown - 1), body.years];
  const cells = [
    ...past,
    ...periods.map((period, index) => {
      const [head = '', ...figures] = ahead[period - 1] ?? [];
      return [period - (periods[index - 1] ?? 0) > 1 ? `… ${head}` : head, ...figures];
    }),
  ];
  return {
    title: messages.forecast,
    note: scaleLabel(scale, currency),
    blocks: [
      {
        kind: 'table',
        head: [messages.line, ...cells.map(([head = '']) => head)],
        rows: rows.map((row, index) => ({
          isStrong: row.weight === 'strong' || row.weight === 'total',
          cells: [row.fullLabel, ...cells.map((column) => column[index + 1] ?? '')],
        })),
      },
      ...periods.flatMap((period) =>
        partialWords(period)
          .slice(1)
          .map((text) => ({ kind: 'text', text }) as const),
      ),
    ],
  };
}

/** As many forecast years as fit on the paper beside the past: amounts in single units are long. */
function yearsThatFit(past: readonly (readonly string[])[], ahead: readonly (readonly string[])[]): number {
  const widthOf = (cells: readonly string[]): number =>
    Math.max(...cells.map(({ length }) => length)) * digitWidth + columnGap;
  const last = widthOf([`… ${ahead.at(-1)?.[0] ?? ''}`, ...(ahead.at(-1) ?? [])]);
  let width = past.reduce((total, cells) => total + widthOf(cells), last);
  let count = 1;
  for (const cells of ahead.slice(0, mostForecastYears - 1)) {
    width += widthOf(cells);
    if (width > widthOfFigures) break;
    count += 1;
  }
  return Math.max(count, fewestForecastYears);
}

/** The heading has the unit of amounts. */
const unitOf = ({ unit }: ForecastRow): 'hidden' | 'shown' => (unit === 'amount' ? 'hidden' : 'shown');
