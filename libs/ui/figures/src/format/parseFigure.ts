import { currencySigns } from './currencySigns.js';
import type { FigureFormat, NumberKind } from './FigureFormat.js';
import { scalePowers } from './figureScale.js';
import { numberSyntax } from './numberSyntax.js';

export type ParseResult =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly reason: string };

export interface ParseFormat extends Pick<FigureFormat, 'scale' | 'currency'> {
  readonly kind: NumberKind;
  readonly locale: string;
}

/** Powers of ten: shifting the decimal point is exact, unlike a factor of 0.01. */
const magnitudes: Readonly<Record<string, number>> = { k: 3, m: 6, mn: 6, bn: 9, tn: 12 };

/** A number after an operator: a calculation without its `=`. */
const calculation = /[-+*/^×÷(]\s*[\d.,]/u;

const refuse = (reason: string): ParseResult => ({ ok: false, reason });

/**
 * The number that a person means: `7.4 %`, `−1,234`, `(1,234)`, `50 bp`, `1.2 bn`, `USD 137.01`, `$137.01`, `11.7x`. A rate
 * without a mark is in percent, an amount without a mark in the field's scale. Ambiguous entries are
 * refused with a reason. The counterpart of {@link formatFigure}.
 */
export function parseFigure(
  text: string,
  { kind, scale = 'units', currency, locale }: ParseFormat,
): ParseResult {
  const { isNegative, body } = withoutSign(withoutCurrency(plain(text), currency, locale));
  const [, digits = '', exponent = '0', letters = ''] =
    /^([\d.,'’\s]*)(?:(?:[eE]|×10\^)([-+]?\d+))?(\D*)$/u.exec(body) ?? [undefined, '', '0', body];
  const sign = /\p{Sc}/u.exec(body)?.[0];
  if (sign !== undefined) return refuse(`“${sign}” does not belong to ${article[kind]}.`);
  if (digits.trim() === '')
    return refuse(calculation.test(body) ? 'Start a calculation with =, such as =12*3.' : 'Enter a number.');
  const number = numberSyntax(locale).read(digits.trim());
  if (!number.ok) return number;
  const power = powerOf(letters.trim().toLowerCase(), kind, scalePowers[scale]);
  if (power === undefined) return refuse(`“${letters.trim()}” does not belong to ${article[kind]}.`);
  const value = Number(`${number.decimal}e${String(power + Number(exponent))}`);
  if (!Number.isFinite(value)) return refuse('The number is too large.');
  return { ok: true, value: isNegative && value !== 0 ? -value : value };
}

const article: Readonly<Record<NumberKind, string>> = {
  amount: 'an amount',
  'per-share': 'an amount per share',
  rate: 'a rate',
  multiple: 'a multiple',
  count: 'a count',
  number: 'a number',
};

/** Normalizes all spaces and minus signs, and removes direction marks. */
const plain = (text: string): string =>
  text
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/gu, '')
    .replace(/\s/gu, ' ')
    .replace(/[−–—‐‑‒﹣－]/gu, '-')
    .trim();

function withoutCurrency(text: string, currency: string | undefined, locale: string): string {
  if (!currency || !/\p{L}|\p{Sc}/u.test(text)) return text;
  const upper = text.toUpperCase();
  const sign = currencySigns(currency, locale).find((one) => upper.includes(one.toUpperCase()));
  // `$-5` and `(5) USD` have their sign on the other side of the currency.
  return sign === undefined ? text : upper.replace(sign.toUpperCase(), '').trim();
}

function withoutSign(text: string): { readonly isNegative: boolean; readonly body: string } {
  const bracketed = /^\((.*)\)(.*)$/u.exec(text);
  if (bracketed) return { isNegative: true, body: `${bracketed[1] ?? ''}${bracketed[2] ?? ''}`.trim() };
  const signed = /^([-+])\s*(.*)$/u.exec(text);
  return { isNegative: signed?.[1] === '-', body: signed?.[2] ?? text };
}

/** The power of ten of the letters after the digits; undefined if they are not valid for the kind. */
function powerOf(letters: string, kind: NumberKind, scalePower: number): number | undefined {
  if (kind === 'rate') {
    if (letters === '' || letters === '%') return -2;
    return letters === 'bp' || letters === 'bps' ? -4 : undefined;
  }
  if (kind === 'multiple') return letters === '' || letters === '×' || letters === 'x' ? 0 : undefined;
  if (kind !== 'amount' && kind !== 'count') return letters === '' ? 0 : undefined;
  return letters === '' ? scalePower : magnitudes[letters];
}
