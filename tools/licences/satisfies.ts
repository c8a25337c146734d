/**
 * Whether an SPDX expression is satisfied by the allowed licenses: `A OR B` by either, `A AND B` by both.
 * An expression that cannot be parsed is not satisfied.
 */
export function satisfies(expression: string, allowed: (licence: string) => boolean): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let position = 0;
  const take = (token: string): boolean => {
    if (tokens[position] !== token) return false;
    position += 1;
    return true;
  };
  const either = (): boolean => {
    let isMet = both();
    while (take('OR')) isMet = both() || isMet;
    return isMet;
  };
  const both = (): boolean => {
    let isMet = single();
    while (take('AND')) isMet = single() && isMet;
    return isMet;
  };
  const single = (): boolean => {
    if (take('(')) {
      const isMet = either();
      return take(')') && isMet;
    }
    const licence = tokens[position];
    position += 1;
    return licence !== undefined && allowed(licence);
  };
  const isMet = either();
  return isMet && position === tokens.length;
}
