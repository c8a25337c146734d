/** A call of a function in a formula, with the text around it. */
export interface Call {
  readonly name: string;
  readonly parts: readonly string[];
  readonly before: string;
  readonly after: string;
}

/** The first call in a formula, which is the outermost of those that it contains; null if there is none. */
export function callIn(formula: string): Call | null {
  const found = /[a-z][a-z0-9_]*(?=\()/iu.exec(formula);
  if (!found) return null;
  const [name] = found;
  const parts: string[] = [];
  let depth = 0;
  let start = found.index + name.length + 1;
  for (let at = start; at < formula.length; at += 1) {
    const sign = formula[at];
    if (depth === 0 && (sign === ',' || sign === ')')) {
      parts.push(formula.slice(start, at).trim());
      start = at + 1;
      if (sign === ')') break;
    }
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
  }
  return { name, parts, before: formula.slice(0, found.index), after: formula.slice(start) };
}
