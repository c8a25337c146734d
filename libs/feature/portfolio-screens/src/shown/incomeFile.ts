import { figuresFile, fileNameOf, type ChartFile } from '@finance-analyst/charts';
import { writeSymbol, type PortfolioBody } from '@finance-analyst/documents';
import type { IncomeCalendar } from '@finance-analyst/portfolio';
import { figureOr } from '../income/figureOr.js';
import { messages as incomeMessages } from '../income/messages.js';
import { payingHoldings } from '../income/payingHoldings.js';
import { messages } from './messages.js';

/** The income expected of each holding, in all and by month. */
export function incomeFile({
  title,
  today,
  body,
  calendar,
  isSample,
}: {
  /** Of the portfolio. */
  readonly title: string;
  /** ISO. */
  readonly today: string;
  readonly body: Pick<PortfolioBody, 'currency' | 'instruments'>;
  readonly calendar: IncomeCalendar;
  readonly isSample: boolean;
}): ChartFile {
  const { currency } = body;
  const names = new Map(body.instruments.map(({ id, name }) => [id, name]));
  const amount = { kind: 'amount', currency } as const;
  const fraction = (heading: string): string => messages.inUnit(heading, messages.fraction);
  return figuresFile(
    fileNameOf(`${title} ${messages.income}`, messages.income),
    {
      rowTitle: incomeMessages.name,
      columns: [
        { id: 'expected', label: messages.inUnit(incomeMessages.expected, currency), format: amount },
        { id: 'on-value', label: fraction(incomeMessages.yieldOnValue), format: { kind: 'rate' } },
        { id: 'on-cost', label: fraction(incomeMessages.yieldOnCost), format: { kind: 'rate' } },
        ...calendar.months.map(({ first, last }) => ({
          id: first,
          label: messages.inUnit(messages.days(first, last), currency),
          format: amount,
        })),
      ],
      textColumns: [messages.symbol, incomeMessages.next],
      rows: payingHoldings(calendar).map(({ instrument, amount: expected, yieldOnValue, yieldOnCost }) => {
        const id = writeSymbol(instrument);
        const own = calendar.payments.filter((payment) => writeSymbol(payment.instrument) === id);
        return {
          id,
          label: names.get(id) ?? id,
          figures: [
            { ok: true, value: expected },
            figureOr(yieldOnValue, incomeMessages.noValue),
            figureOr(yieldOnCost, incomeMessages.noCost),
            ...calendar.months.map(({ first, last }) => ({
              ok: true as const,
              value: own
                .filter(({ date }) => date >= first && date <= last)
                .reduce((sum, payment) => sum + payment.amount, 0),
            })),
          ],
          texts: [id, own[0]?.date ?? ''],
        };
      }),
    },
    {
      title: `${title}: ${incomeMessages.byHolding}`,
      facts: [[messages.asOf, today]],
      isSample,
    },
  );
}
