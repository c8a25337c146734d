/** Decimal text in its shortest form, equal for equal amounts: `10.50` and `010.5` are `10.5`. */
export function shortDecimal(text: string): string {
  if (/^-?[1-9]\d*$/.test(text)) return text;
  const [, sign = '', whole = '', fraction = ''] = /^([-+]?)(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  if (whole === '' && fraction === '') return text;
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const decimals = fraction.replace(/0+$/, '');
  const amount = decimals === '' ? digits : `${digits}.${decimals}`;
  return sign === '-' && amount !== '0' ? `-${amount}` : amount;
}
