import { closestName } from '../language/closestName.js';
import type { ReportError } from '../language/modelError.js';
import type { IterateStatement, Statement } from '../language/syntaxTree.js';
import type { DeclaredItem } from './item.js';

/** An `iterate` statement whose names are known: by position of the item, where the text names it. */
export interface Iteration {
  readonly statement: IterateStatement;
  readonly items: readonly number[];
}

/** The `iterate` statements of a model. Names that do not exist or are named twice are reported. */
export function readIterations(
  statements: readonly Statement[],
  items: readonly DeclaredItem[],
  report: ReportError,
): readonly Iteration[] {
  const iterated = new Set<number>();
  return statements
    .filter((statement) => statement.kind === 'iterate')
    .map((statement) => ({
      statement,
      items: statement.names.flatMap(({ text, span }) => {
        const item = items.findIndex(({ name }) => name === text);
        if (item < 0) {
          const suggestion = closestName(
            text,
            items.map(({ name }) => name),
          );
          report('unknown-name', span, `nothing is named ${text}`, { suggestion });
          return [];
        }
        if (iterated.has(item)) report('duplicate-name', span, `${text} is iterated twice`);
        iterated.add(item);
        return [item];
      }),
    }));
}
