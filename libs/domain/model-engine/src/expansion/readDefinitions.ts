import { checkName } from '../analysis/declareItems.js';
import type { ReportError } from '../language/modelError.js';
import type { SubmodelStatement, UseStatement } from '../language/structureStatement.js';
import type { ItemStatement, Statement } from '../language/syntaxTree.js';
import type { DefinedStatement, Definition, Definitions } from './definition.js';
import { readSegments } from './readSegments.js';

/** Sorts statements into those of the model and those of each sub-model. Misplaced ones and taken names are reported. */
export function readDefinitions(statements: readonly Statement[], report: ReportError): Definitions {
  const main: DefinedStatement[] = [];
  const submodels = new Map<string, Definition>();
  let open: { readonly statement: SubmodelStatement; readonly content: DefinedStatement[] } | undefined;
  const close = (): void => {
    if (!open) return;
    const { text, span } = open.statement.submodel;
    checkName(open.statement.submodel, report);
    if (submodels.has(text)) report('duplicate-name', span, `the sub-model ${text} is defined twice`);
    else submodels.set(text, createDefinition(text, open.content, report));
    open = undefined;
  };
  const reportOpen = (): void => {
    if (open)
      report('syntax', open.statement.span, `${nameOf(open.statement)} has no end: add a line with end`);
  };
  for (const statement of statements)
    switch (statement.kind) {
      case 'submodel':
        reportOpen();
        close();
        open = { statement, content: [] };
        break;
      case 'end':
        if (!open) report('misplaced-statement', statement.span, 'end without a submodel');
        close();
        break;
      case 'model':
      case 'timeline':
      case 'currency':
      case 'segments':
        if (open)
          report(
            'misplaced-statement',
            statement.span,
            `${statement.kind} is a statement of the whole model`,
          );
        else if (statement.kind !== 'segments') main.push(statement);
        break;
      default:
        (open?.content ?? main).push(statement);
    }
  reportOpen();
  close();
  return { main: createDefinition('', main, report), submodels, segments: readSegments(statements, report) };
}

const nameOf = ({ submodel }: SubmodelStatement): string => `the sub-model ${submodel.text}`;

function createDefinition(
  name: string,
  statements: readonly DefinedStatement[],
  report: ReportError,
): Definition {
  const names = new Map<string, ItemStatement | UseStatement>();
  for (const statement of statements) {
    if (!('name' in statement)) continue;
    const { text, span } = statement.name;
    checkName(statement.name, report);
    if (names.has(text)) report('duplicate-name', span, `${text} is defined twice`);
    else names.set(text, statement);
  }
  return { name, statements, names };
}
