import {
  currencyOf,
  describeRate,
  type FormulaItem,
  type Unit,
  type UnitKind,
} from '@finance-analyst/model-engine';
import { messages } from '../messages.js';

/** How money is shown. Figures are always written in full; a scale only shortens what is shown. */
export interface MoneyFormat {
  /** An ISO code, such as USD. */
  readonly currency: string;
  readonly scale: 'units' | 'thousands' | 'millions' | 'billions';
}

/** Each comma at the end of an Excel format shows a number in thousands of what it was. */
const scales = {
  units: { commas: '', short: '' },
  thousands: { commas: ',', short: 'k' },
  millions: { commas: ',,', short: 'm' },
  billions: { commas: ',,,', short: 'bn' },
} as const;

const formats: Readonly<Record<Exclude<UnitKind, 'amount'>, string>> = {
  per_share: '#,##0.00',
  shares: '#,##0',
  exchange_rate: '0.0000',
  rate: '0.0%',
  multiple: '0.0"×"',
  number: '#,##0.0000',
  count: '#,##0',
  years: '0.00',
  date: 'yyyy-mm-dd',
  flag: '[=1]"Yes";[=0]"No";General',
  choice: 'General',
  derived: 'General',
};

/** Single figures that a value is sensitive to, such as a cost of capital and a beta, have a decimal more. */
const singleFormats: Readonly<Partial<Record<UnitKind, string>>> = { rate: '0.00%', multiple: '0.00"×"' };

/** The Excel format of the figures of an item; money in another currency than that of the workbook names it. */
export function numberFormat(
  { unit, shape }: Pick<FormulaItem, 'shape' | 'unit'>,
  money: MoneyFormat,
): string {
  const currency = currencyOf(unit);
  const isForeign = currency !== undefined && currency !== money.currency;
  return (isForeign ? `"${currency} "` : '') + kindFormat(unit.kind, shape, money);
}

/** The Excel format of a kind of figure. */
export function kindFormat(
  kind: UnitKind,
  shape: FormulaItem['shape'],
  { scale }: Pick<MoneyFormat, 'scale'>,
): string {
  if (kind === 'amount') return `#,##0${scale === 'units' ? '' : '.0'}${scales[scale].commas}`;
  return (shape === 'scalar' ? singleFormats[kind] : undefined) ?? formats[kind];
}

/** What the column of units says. */
export function unitLabel(unit: Unit, { currency: usual, scale }: MoneyFormat): string {
  const currency = currencyOf(unit) ?? usual;
  switch (unit.kind) {
    case 'amount':
      return [currency, scales[scale].short && messages.shownIn(scales[scale].short)]
        .filter(Boolean)
        .join(', ');
    case 'per_share':
      return `${currency} per share`.trim();
    case 'shares':
      return 'Shares';
    case 'exchange_rate':
      return describeRate(unit);
    case 'rate':
      return '%';
    case 'multiple':
      return '×';
    case 'years':
      return 'Years';
    case 'date':
      return 'Date';
    case 'flag':
      return 'Yes (1) or no (0)';
    case 'choice':
      return 'Choice';
    default:
      return '';
  }
}
