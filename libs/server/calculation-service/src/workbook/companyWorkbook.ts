import type { WorkbookTemplate } from '@finance-analyst/contracts';
import type { CompanyFundamentals, Quote } from '@finance-analyst/market';
import { createWorkbook } from '@finance-analyst/model-workbook';
import type { MarketParameters } from '@finance-analyst/valuation';
import { calculationProblem } from '../model/calculationProblem.js';
import type { Outcome } from '../model/CalculationOutcome.js';
import { companyModel } from './companyModel.js';

/** A company's model to be written as a workbook; `createdAt` is part of the file. */
export interface CompanyWorkbookTask {
  readonly template: WorkbookTemplate;
  readonly fundamentals: CompanyFundamentals;
  readonly parameters: MarketParameters;
  readonly quote: Quote | null;
  readonly createdAt: Date;
}

/** A company's default model as a live workbook with its sources, or why it has none. */
export async function companyWorkbook({
  createdAt,
  ...task
}: CompanyWorkbookTask): Promise<Outcome<Uint8Array>> {
  const found = companyModel(task);
  if (!found.ok) return calculationProblem('no-default-valuation', found.reason, []);
  const { evaluator, sources, scale, carried } = found.value;
  const { name, currency, source, lastFiled, symbol } = task.fundamentals;
  const { quote } = task;
  const perShare = evaluator.model.itemByName.get('value_per_share');
  const workbook = await createWorkbook(evaluator, {
    title: `${name}: ${evaluator.model.title}`,
    createdAt,
    money: { currency, scale },
    sources,
    isSample: source === 'sample',
    facts: [
      ['Company', `${name} (${symbol})`],
      ['Statements', `last filed ${lastFiled}`],
      ...(carried
        ? [
            [
              `Value per share on ${carried.day}`,
              `${carried.value.toFixed(2)} ${currency}: the one below is of the balance date, and this one is carried forward from it`,
            ] as const,
          ]
        : []),
    ],
    ...(quote && perShare && !carried && quote.currency === currency
      ? {
          price: {
            of: 'value_per_share',
            value: quote.price,
            label: `Price on ${quote.asOf.slice(0, 10)}`,
          },
        }
      : {}),
  });
  return workbook.ok ? workbook : calculationProblem('no-workbook', workbook.reason, []);
}
