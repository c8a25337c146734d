import { shiftedBy } from '../decimal/shiftedBy.js';

/** Excel calculates with 15 digits: what comes after them is not part of a number that was typed or shown. */
const excelDigits = 15;

/** A cell as text: a number with its shortest decimal digits, a day as an ISO date. */
export function cellText(value: string | number | boolean | Date | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'string') return value;
  if (Number.isNaN(value.getTime())) return '';
  const [day = '', time = ''] = value.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day}T${time.slice(0, 8)}`;
}

function numberText(value: number): string {
  if (!Number.isFinite(value)) return '';
  const [mantissa = '', power] = String(Number(value.toPrecision(excelDigits))).split('e');
  const text = power === undefined ? mantissa : shiftedBy(mantissa, Number(power));
  // With three decimals, a point could group thousands.
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}
