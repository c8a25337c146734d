import ts from 'typescript';

const ruleId = /\[([A-Z][A-Z0-9-]*-[1-9]\d*)\]/g;

/**
 * Rule ids in the names of a file's tests: `it('[MARKET-4] …')`, `test.each(…)('[MARKET-4] …')`, a `describe`
 * that contains tests, the `name` of a story. Skipped tests do not count.
 */
export function readTestIds(file: string, text: string): ReadonlySet<string> {
  const ids = new Set<string>();
  const isStory = file.endsWith('.stories.tsx');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, scriptKindOf(file));
  const add = (node: ts.Node): void => {
    for (const [, id = ''] of node.getText(source).matchAll(ruleId)) ids.add(id);
  };
  const visit = (node: ts.Node): boolean => {
    let holdsTest = false;
    ts.forEachChild(node, (child) => {
      if (visit(child)) holdsTest = true;
    });
    if (isStory && ts.isPropertyAssignment(node) && node.name.getText(source) === 'name')
      add(node.initializer);
    if (!ts.isCallExpression(node)) return holdsTest;
    const [name] = node.arguments;
    const callee = calleeOf(node.expression);
    if (!name || !callee || !isText(name)) return holdsTest;
    const isTest = callee === 'it' || callee === 'test';
    if (isTest || (callee === 'describe' && holdsTest)) add(name);
    return holdsTest || isTest;
  };
  visit(source);
  return ids;
}

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

const scriptKindOf = (file: string): ts.ScriptKind =>
  file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;

/** `it` of `it`, `it.concurrent`, `it.each(…)`; nothing of `it.skip` and `it.todo`. */
function calleeOf(expression: ts.Expression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression))
    return ['skip', 'todo'].includes(expression.name.text) ? undefined : calleeOf(expression.expression);
  if (ts.isCallExpression(expression)) return calleeOf(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return calleeOf(expression.tag);
  return undefined;
}
