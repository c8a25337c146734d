import type { HistoricalLine } from '@finance-analyst/valuation';
import { negated } from '../model/negated.js';

/** A driver's format, in its field and elsewhere. */
export const driverFormat = { kind: 'rate', precision: 1 } as const;

/** A row of the forecast table: a line of the model, or a driver that the analyst edits. */
export interface ForecastRow {
  /** Name of the line or input in the model. */
  readonly name: string;
  readonly label: string;
  /** The label to use where the surrounding rows do not show what it is a share of. */
  readonly fullLabel: string;
  readonly unit: 'amount' | 'rate' | 'factor';
  readonly role: 'line' | 'driver';
  /** A driver's limits: values outside can only be a typing error. */
  readonly limits?: { readonly minimum: number; readonly maximum: number };
  /** Where the past has it too. */
  readonly history: HistoricalLine | null;
  /** −1 for lines that the free cash flow subtracts, shown with the sign they enter it. */
  readonly sign: 1 | -1;
  readonly weight: 'strong' | 'regular' | 'quiet' | 'total';
  /** The line that shows a driver's rates beside its name and opens to their years; null for a separate row. */
  readonly foldedInto: string | null;
}

const line = (
  name: string,
  label: string,
  given: Partial<Omit<ForecastRow, 'name' | 'label' | 'fullLabel' | 'role' | 'foldedInto'>> = {},
): ForecastRow => ({
  name,
  label,
  fullLabel: label,
  unit: 'amount',
  role: 'line',
  history: null,
  sign: 1,
  weight: 'regular',
  foldedInto: null,
  ...given,
});

const driver = (
  name: HistoricalLine,
  label: string,
  [minimum, maximum]: readonly [number, number],
  { fullLabel = label, foldedInto = null }: Partial<Pick<ForecastRow, 'fullLabel' | 'foldedInto'>> = {},
): ForecastRow => ({
  name,
  label,
  fullLabel,
  unit: 'rate',
  role: 'driver',
  limits: { minimum, maximum },
  history: name,
  sign: 1,
  weight: 'regular',
  foldedInto,
});

/** From revenue to present value, each driver beside its line. */
export const forecastRows: readonly ForecastRow[] = [
  line('revenue', 'Revenue', { history: 'revenue', weight: 'strong' }),
  driver('revenue_growth', 'Growth', [-1, 10]),
  driver('operating_margin', 'Operating margin', [-100, 1]),
  line('operating_income', 'Operating income', { history: 'operating_income' }),
  line('operating_taxes', 'Taxes', { history: 'operating_taxes', sign: -1 }),
  driver('tax_rate', 'Tax rate', [0, 1], { foldedInto: 'operating_taxes' }),
  line('depreciation', 'Depreciation', { history: 'depreciation' }),
  driver('depreciation_rate', 'Share of revenue', [0, 100], {
    fullLabel: 'Depreciation, share of revenue',
    foldedInto: 'depreciation',
  }),
  line('capital_expenditure', 'Capital expenditure', { history: 'capital_expenditure', sign: -1 }),
  driver('capital_expenditure_rate', 'Share of revenue', [0, 100], {
    fullLabel: 'Capital expenditure, share of revenue',
    foldedInto: 'capital_expenditure',
  }),
  line('change_in_working_capital', 'Change in working capital', {
    history: 'change_in_working_capital',
    sign: -1,
  }),
  driver('working_capital_rate', 'Working capital, share of revenue', [-100, 100], {
    foldedInto: 'change_in_working_capital',
  }),
  line('free_cash_flow', 'Free cash flow', { history: 'free_cash_flow', weight: 'total' }),
  line('discount_factor', 'Discount factor', { unit: 'factor', weight: 'quiet' }),
  line('present_value', 'Present value'),
];

/** The driver whose rates a line shows beside its name; undefined for a line without one. */
export const rateOf = ({ name }: Pick<ForecastRow, 'name'>): ForecastRow | undefined =>
  forecastRows.find(({ foldedInto }) => foldedInto === name);

/** A row's figure with its sign in free cash flow. */
export const signed = <T extends { ok: true; value: number } | { ok: false }>(
  { sign }: Pick<ForecastRow, 'sign'>,
  figure: T,
): T => (sign === 1 ? figure : negated(figure));
