import { closestName } from '../language/closestName.js';
import type { ReportError } from '../language/modelError.js';
import type { IterateStatement, PlainStatement } from '../language/syntaxTree.js';
import type { DeclaredItem } from './item.js';

/** An `iterate` statement whose names are known: by position of the item, where the text names it. */
export interface Iteration {
  readonly statement: IterateStatement;
  readonly items: readonly number[];
}

/** The `iterate` statements of a model. Names that do not exist or are named twice are reported. */
export function readIterations(
  statements: readonly PlainStatement[],
  items: readonly DeclaredItem[],
  report: ReportError,
): readonly Iteration[] {
  const iterated = new Set<number>();
  const positions = new Map(items.toReversed().map(({ name, index }) => [name, index]));
  return statements
    .filter((statement) => statement.kind === 'iterate')
    .map((statement) => ({
      statement,
      items: statement.names.flatMap(({ text, span }) => {
        const item = positions.get(text);
        if (item === undefined) {
          const suggestion = (): string | undefined => closestName(text, positions.keys());
          report('unknown-name', span, `nothing is named ${text}`, { suggestion });
          return [];
        }
        if (iterated.has(item)) report('duplicate-name', span, `${text} is iterated twice`);
        iterated.add(item);
        return [item];
      }),
    }));
}
