import type { HistoricalLine } from '@finance-analyst/valuation';
import { negated } from '../model/negated.js';

/** How a driver is written, in its field and wherever else it is told. */
export const driverFormat = { kind: 'rate', precision: 1 } as const;

/** A row of the forecast table: a line of the model, or a driver that the analyst edits. */
export interface ForecastRow {
  /** Name of the line or input in the model. */
  readonly name: string;
  readonly label: string;
  /** The label where the rows around it do not say what it is a share of. */
  readonly fullLabel: string;
  readonly unit: 'amount' | 'rate' | 'factor';
  readonly role: 'line' | 'driver';
  /** What a driver may be: what lies outside can only be a slip of the hand. */
  readonly limits?: { readonly minimum: number; readonly maximum: number };
  /** Where the past has it too. */
  readonly history: HistoricalLine | null;
  /** −1 for lines that the free cash flow subtracts, shown with the sign they enter it. */
  readonly sign: 1 | -1;
  readonly weight: 'strong' | 'regular' | 'quiet' | 'total';
}

const line = (
  name: string,
  label: string,
  given: Partial<Omit<ForecastRow, 'name' | 'label' | 'fullLabel' | 'role'>> = {},
): ForecastRow => ({
  name,
  label,
  fullLabel: label,
  unit: 'amount',
  role: 'line',
  history: null,
  sign: 1,
  weight: 'regular',
  ...given,
});

const driver = (
  name: HistoricalLine,
  label: string,
  [minimum, maximum]: readonly [number, number],
  fullLabel = label,
): ForecastRow => ({
  name,
  label,
  fullLabel,
  unit: 'rate',
  role: 'driver',
  limits: { minimum, maximum },
  history: name,
  sign: 1,
  weight: 'quiet',
});

/** From revenue to present value, each driver under the line that it moves. */
export const forecastRows: readonly ForecastRow[] = [
  line('revenue', 'Revenue', { history: 'revenue', weight: 'strong' }),
  driver('revenue_growth', 'Growth', [-1, 10]),
  line('operating_income', 'Operating income', { history: 'operating_income' }),
  driver('operating_margin', 'Operating margin', [-100, 1]),
  line('operating_taxes', 'Taxes', { history: 'operating_taxes', sign: -1 }),
  driver('tax_rate', 'Tax rate', [0, 1]),
  line('depreciation', 'Depreciation', { history: 'depreciation' }),
  driver('depreciation_rate', 'Share of revenue', [0, 100], 'Depreciation, share of revenue'),
  line('capital_expenditure', 'Capital expenditure', { history: 'capital_expenditure', sign: -1 }),
  driver('capital_expenditure_rate', 'Share of revenue', [0, 100], 'Capital expenditure, share of revenue'),
  line('change_in_working_capital', 'Change in working capital', {
    history: 'change_in_working_capital',
    sign: -1,
  }),
  driver('working_capital_rate', 'Working capital, share of revenue', [-100, 100]),
  line('free_cash_flow', 'Free cash flow', { history: 'free_cash_flow', weight: 'total' }),
  line('discount_factor', 'Discount factor', { unit: 'factor', weight: 'quiet' }),
  line('present_value', 'Present value'),
];

/** A figure of a row with the sign that it enters the free cash flow with. */
export const signed = <T extends { ok: true; value: number } | { ok: false }>(
  { sign }: Pick<ForecastRow, 'sign'>,
  figure: T,
): T => (sign === 1 ? figure : negated(figure));
