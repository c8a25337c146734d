import type { ReportError } from '../language/modelError.js';
import type { IterateStatement, PlainStatement } from '../language/syntaxTree.js';
import type { ExpansionBudget } from './expansionBudget.js';
import { nameError } from './nameError.js';
import type { Placement } from './placement.js';
import { resolveName } from './resolveName.js';
import { labelWithin, writeOutItem } from './writeOutItem.js';

/** The statements of a placement and of the sub-models in it, in the order of the text. */
export function writeOut(
  main: Placement,
  budget: ExpansionBudget,
  report: ReportError,
): readonly PlainStatement[] {
  const written: PlainStatement[] = [];

  const write = (placement: Placement, outerSection: string | undefined): void => {
    let section = outerSection;
    for (const statement of placement.definition.statements) {
      budget.takeStatement(statement.span);
      switch (statement.kind) {
        case 'model':
        case 'timeline':
        case 'currency':
          written.push(statement);
          break;
        case 'section':
          section = labelWithin(placement, statement.title ?? '');
          written.push({ ...statement, title: section });
          break;
        case 'iterate':
          written.push(writeOutIterate(statement, placement, report));
          break;
        case 'use': {
          const isFirst = placement.definition.names.get(statement.name.text) === statement;
          const uses = isFirst ? placement.uses.get(statement.name.text) : undefined;
          for (const use of uses?.values() ?? []) {
            const start = written.length;
            write(use, section);
            const hasSections = written.slice(start).some(({ kind }) => kind === 'section');
            if (hasSections) written.push({ kind: 'section', title: section, span: statement.span });
          }
          break;
        }
        default: {
          const segments = statement.bySegment ? placement.segments : [undefined];
          for (const segment of segments) {
            if (segment) budget.takeStatement(statement.span);
            written.push(...writeOutItem(statement, { placement, segment }, budget, report));
          }
        }
      }
    }
  };
  write(main, undefined);
  return written;
}

/** Names all segments of what is by segment. */
function writeOutIterate(
  statement: IterateStatement,
  placement: Placement,
  report: ReportError,
): IterateStatement {
  const names = statement.names.flatMap(({ text, span }) => {
    const one = resolveName(text, { placement, segment: undefined });
    const all =
      one.kind === 'segmented'
        ? placement.segments.map((segment) => resolveName(text, { placement, segment }))
        : [one];
    return all.flatMap((resolved) => {
      if (resolved.kind === 'item') return [{ text: resolved.name, span }];
      const error = nameError(text, resolved, placement);
      if (error) report(error.code, span, error.message, error.details);
      return [];
    });
  });
  const { label } = statement;
  return { ...statement, names, label: label === undefined ? label : labelWithin(placement, label) };
}
