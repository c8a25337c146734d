const sign = /(<=|>=|<>|\[[+-]\d+\]|[+−*/×÷^(),<>=]|(?<!\p{L})-|-(?!\p{L}))/u;
/** Functions whose result changes its sign with their argument's. */
const oddFunctions = new Set(['last', 'first', 'sum']);
const flipped: Readonly<Record<string, string>> = { '+': '−', '-': '+', '−': '+' };
const tight = new Set(['*', '/', '×', '÷', '^']);

const isLag = (part: string | undefined): boolean => part?.startsWith('[') === true;
/** The space before an operand stays before what is put around it. */
const around = (text: string, before: string): string => text.replace(/^\s*/u, (space) => space + before);

/**
 * A formula for figures of which some are shown with the opposite sign, such as a cost that a table subtracts: a term
 * that is added or subtracted changes its sign, any other is negated, in parentheses after × and ÷.
 */
export function withShownSigns(formula: string, hasOppositeSign: (operand: string) => boolean): string {
  // Operands are at even places, and the signs between them at odd ones.
  const parts = formula.split(sign);
  for (let place = 0; place < parts.length; place += 2)
    if (hasOppositeSign(parts[place]?.trim() ?? '')) negate(parts, place);
  return parts.join('');
}

function negate(parts: string[], operand: number): void {
  let [first, last] = [operand, operand];
  if (isLag(parts[last + 1])) last += 1;
  const isArgument =
    parts[first - 1] === '(' &&
    oddFunctions.has(parts[first - 2]?.trim() ?? '') &&
    parts
      .slice(last + 1)
      .join('')
      .trimStart()
      .startsWith(')');
  if (isArgument) {
    first -= 2;
    last = parts.indexOf(')', last + 1);
  }
  const before = parts[first - 1] ?? '';
  const isPower = parts
    .slice(last + 1)
    .join('')
    .trimStart()
    .startsWith('^');
  const sum = flipped[before];
  if (isPower || tight.has(before)) {
    parts[last] = (parts[last] ?? '').replace(/\s*$/u, (space) => `)${space}`);
    parts[first] = around(parts[first] ?? '', '(−');
  } else if (sum === undefined) parts[first] = around(parts[first] ?? '', '−');
  else parts[first - 1] = isBinary(parts, first - 1) ? sum : '';
}

/** Whether a sign is between two operands rather than before one. */
const isBinary = (parts: readonly string[], place: number): boolean =>
  parts[place - 1]?.trim() !== '' || parts[place - 2] === ')' || isLag(parts[place - 2]);
