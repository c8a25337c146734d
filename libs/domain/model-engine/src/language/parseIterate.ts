import { modelLimits } from './limits.js';
import type { IterateStatement, Word } from './syntaxTree.js';
import type { TokenReader } from './tokenReader.js';

/** Reads `interest, cash tolerance 1e-9 at most 100 rounds`. */
export function parseIterate(reader: TokenReader): Pick<IterateStatement, 'names' | 'tolerance' | 'rounds'> {
  const names: Word[] = [];
  do names.push(reader.expectName('the name of a figure'));
  while (reader.takeSymbol(','));
  if (!reader.takeWord('tolerance')) reader.failExpecting('tolerance, as in tolerance 1e-9');
  const tolerance = takeNumber(reader, 'a tolerance, as in 1e-9');
  if (!(tolerance.value > 0 && tolerance.value < 1))
    reader.fail('invalid-iteration', tolerance, 'a tolerance is above 0 and below 1');
  if (!reader.takeWord('at') || !reader.takeWord('most'))
    reader.failExpecting('at most and a number of rounds, as in at most 100 rounds');
  const rounds = takeNumber(reader, 'a number of rounds');
  if (!Number.isInteger(rounds.value) || rounds.value < 2 || rounds.value > modelLimits.rounds)
    reader.fail('invalid-iteration', rounds, `the number of rounds is 2 to ${modelLimits.rounds}`);
  if (!reader.takeWord('rounds')) reader.failExpecting('rounds');
  return { names, tolerance: tolerance.value, rounds: rounds.value };
}

const takeNumber = (reader: TokenReader, what: string) =>
  reader.peek().kind === 'number' ? reader.take() : reader.failExpecting(what);
