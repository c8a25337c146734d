import { numberFormat } from './numberFormat.js';

/** The digits with a decimal point, exactly as typed. */
type DigitsResult =
  { readonly ok: true; readonly decimal: string } | { readonly ok: false; readonly reason: string };

interface NumberSyntax {
  /** The number for digits with a locale's separators, or why they are invalid or ambiguous. */
  readonly read: (digits: string) => DigitsResult;
}

const syntaxes = new Map<string, NumberSyntax>();
const escape = (mark: string): string => mark.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** The number notation of a locale, so that `7,4` means seven and four tenths only where that is correct. */
export function numberSyntax(locale: string): NumberSyntax {
  const known = syntaxes.get(locale);
  if (known) return known;
  const made = createSyntax(locale);
  syntaxes.set(locale, made);
  return made;
}

const partsIn = (locale: string): readonly Intl.NumberFormatPart[] =>
  numberFormat(locale, 1, 1).formatToParts(1234567.8);

const decimalOf = (parts: readonly Intl.NumberFormatPart[]): string =>
  parts.find(({ type }) => type === 'decimal')?.value ?? '.';

/** The decimal separator of a locale. */
export const decimalMark = (locale: string): string => decimalOf(partsIn(locale));

function createSyntax(locale: string): NumberSyntax {
  const parts = partsIn(locale);
  const decimal = decimalOf(parts);
  const group = parts.find(({ type }) => type === 'group')?.value ?? '';
  // Spaces group in every locale, and both apostrophes are equivalent.
  const marks = new Set(['\\s', ...(group === '’' || group === "'" ? ['’', "'"] : [escape(group)])]);
  const anyMark = `(?:${[...marks].filter(Boolean).join('|')})`;
  const whole = `\\d+|\\d{1,3}(?:${anyMark}\\d{2,3})*${anyMark}\\d{3}`;
  const number = new RegExp(`^(?<whole>${whole})?(?:${escape(decimal)}(?<part>\\d*))?$`, 'u');
  return {
    read: (digits) => {
      const { whole: integer = '', part = '' } = number.exec(digits)?.groups ?? {};
      if (integer === '' && part === '') return { ok: false, reason: refusal(digits, decimal) };
      const plainInteger = integer.replace(/\D/gu, '');
      return { ok: true, decimal: `${plainInteger === '' ? '0' : plainInteger}.${part === '' ? '0' : part}` };
    },
  };
}

const refusal = (digits: string, decimal: string): string => {
  const other = decimal === ',' ? '.' : ',';
  const isOtherDecimal = new RegExp(`^\\d+${escape(other)}\\d+$`, 'u').test(digits);
  return isOtherDecimal
    ? `“${digits}” could mean two numbers. For decimals write ${digits.replace(other, decimal)}.`
    : `“${digits}” is not a number.`;
};
