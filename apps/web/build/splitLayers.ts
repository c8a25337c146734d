/** Splits a minified stylesheet into the named layers and everything else, each in order. */
export function splitLayers(
  css: string,
  layers: readonly string[],
): { readonly named: string; readonly others: string } {
  let named = '';
  let others = '';
  for (const statement of topLevelStatements(css)) {
    const layer = /^@layer ([\w-]+)\{/.exec(statement)?.[1];
    if (layer !== undefined && layers.includes(layer)) named += statement;
    else others += statement;
  }
  return { named, others };
}

function* topLevelStatements(css: string): Generator<string> {
  let start = 0;
  let depth = 0;
  // Braces and semicolons in strings and escapes are not structure.
  for (const { 0: token, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.|[{};]/gs)) {
    if (token === '{') depth += 1;
    else if (token === '}') depth -= 1;
    else if (token !== ';') continue;
    if (depth > 0 || token === '{') continue;
    yield css.slice(start, index + 1);
    start = index + 1;
  }
  if (start < css.length) yield css.slice(start);
}
