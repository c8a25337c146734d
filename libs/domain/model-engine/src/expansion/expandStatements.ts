import type { PlainStatement, Statement } from '../language/syntaxTree.js';
import { createExpansionBudget, ExpansionAbandoned, type ExpansionLog } from './expansionBudget.js';
import { placeDefinitions } from './placeDefinitions.js';
import { readDefinitions } from './readDefinitions.js';
import { writeOut } from './writeOut.js';

export interface Expansion {
  readonly statements: readonly PlainStatement[];
  /** Those of each sub-model that nothing uses, which are only checked. */
  readonly unused: readonly (readonly PlainStatement[])[];
}

/**
 * Writes out segments and sub-models as the inputs, lines, values and checks that they mean, so that everything after
 * it reads a plain model. A model with neither is returned as it is.
 */
export function expandStatements(statements: readonly Statement[], log: ExpansionLog): Expansion {
  if (statements.every(isPlain)) return { statements, unused: [] };
  const { report } = log;
  const definitions = readDefinitions(statements, report);
  const budget = createExpansionBudget(log);
  try {
    const { main, unused } = placeDefinitions(definitions, budget, report);
    return {
      statements: writeOut(main, budget, report),
      unused: unused.map((placement) => writeOut(placement, budget, report)),
    };
  } catch (error) {
    if (!(error instanceof ExpansionAbandoned)) throw error;
    return { statements: [], unused: [] };
  }
}

const structures: readonly Statement['kind'][] = ['segments', 'submodel', 'end', 'use'];

const isPlain = (statement: Statement): statement is PlainStatement =>
  !structures.includes(statement.kind) && !('bySegment' in statement);
