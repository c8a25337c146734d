import type { LinesOutcome, Outcome } from '../file/Outcome.js';
import { readableOutcome } from '../layouts/eachLine.js';
import type { Layout } from '../layouts/Layout.js';
import type { OfxDocument } from '../structured/OfxDocument.js';
import { correctedRecords } from './correctedRecords.js';
import { ofxLine } from './ofxCells.js';
import { ofxClosing } from './ofxClosing.js';
import { ofxOutcome } from './ofxOutcome.js';
import { elementsNamed, type OfxStatement, ofxStatements } from './ofxRecords.js';
import { ofxSecurities, type SecurityOf } from './ofxSecurities.js';

/** OFX, also as QFX: statements of banks, credit cards and brokers, of version 1 and 2. */
export const ofx: Layout = {
  id: 'ofx',
  name: 'OFX statement',
  hints: {},
  recognizes: (file) => (file.content === 'ofx' ? 1 : 0),
  read(file) {
    if (file.content !== 'ofx') return { outcomes: [], closing: null };
    const statements = ofxStatements(file.document);
    const securityOf = ofxSecurities(file.document);
    return {
      outcomes: outcomesOf(file.document, statements, securityOf),
      closing: ofxClosing(statements, securityOf),
    };
  },
};

function outcomesOf(
  document: OfxDocument,
  statements: readonly OfxStatement[],
  securityOf: SecurityOf,
): readonly LinesOutcome[] {
  const ignored = (elements: readonly OfxStatement['positions'][number][], reason: string): LinesOutcome[] =>
    elements.map((element) => ({ lines: [ofxLine(element).source], outcome: { ignored: reason } }));
  const outcomes = statements.flatMap((statement): readonly LinesOutcome[] => {
    const lines = statement.transactions.map(ofxLine);
    const { outcomes: corrected, left } = correctedRecords(lines);
    return [
      ...corrected,
      ...left.map(({ element, source, cells }): LinesOutcome => {
        const outcome: Outcome = element.isClosed
          ? ofxOutcome(element.name, cells, statement, securityOf(cells))
          : { refused: 'The transaction is incomplete.' };
        return { lines: [source], outcome: readableOutcome(outcome, cells) };
      }),
      ...ignored(statement.positions, 'Holdings at the close, for comparison.'),
      ...ignored(statement.balances, 'Cash at the close, for comparison.'),
    ];
  });
  const securities = ignored(
    elementsNamed(document.elements, (name) => name === 'SECINFO'),
    'Names of securities.',
  );
  const all = [...outcomes, ...securities];
  return all.length > 0
    ? all
    : [{ lines: [{ line: 1, cells: [] }], outcome: { refused: 'The file has no complete statement.' } }];
}
