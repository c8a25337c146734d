import { checkName } from '../analysis/declareItems.js';
import { labelOfName } from '../language/labelOfName.js';
import { modelLimits } from '../language/limits.js';
import type { ReportError } from '../language/modelError.js';
import type { Statement } from '../language/syntaxTree.js';
import type { Segment } from './definition.js';

/** The segment in use where `by segment` is written and none is declared, which is reported. */
const undeclared: Segment = { name: 'segment', label: 'Segment' };

/** The segments of a model in the order of the text. A second statement, too many and taken names are reported. */
export function readSegments(statements: readonly Statement[], report: ReportError): readonly Segment[] {
  const [declared, second] = statements.filter((statement) => statement.kind === 'segments');
  if (second) report('misplaced-statement', second.span, 'a model has one segments statement');
  if (!declared) {
    for (const statement of statements)
      if ('bySegment' in statement && statement.bySegment)
        report(
          'shape-mismatch',
          statement.bySegment,
          'the model has no segments: add a line such as segments devices, services',
        );
    return [undeclared];
  }
  if (declared.segments.length > modelLimits.segments)
    report('too-large', declared.span, `a model has at most ${modelLimits.segments} segments`);
  const segments = new Map<string, Segment>();
  for (const { text, span, label } of declared.segments.slice(0, modelLimits.segments)) {
    checkName({ text, span }, report);
    if (segments.has(text)) report('duplicate-name', span, `${text} is listed twice`);
    else segments.set(text, { name: text, label: label ?? labelOfName(text) });
  }
  return [...segments.values()];
}
