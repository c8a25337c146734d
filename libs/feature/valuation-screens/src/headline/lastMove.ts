import type { ModelHistory } from '../editing/ModelHistory.js';

/** The edit that moved a model last, with the model before it; undefined where none did: a name, a price or a unit moves no value. */
export const lastMove = ({ past, present }: ModelHistory): ModelHistory['past'][number] | undefined =>
  past.findLast(({ value: { body } }, index) => {
    const { assumptions } = (past[index + 1]?.value ?? present).body;
    return (
      body.assumptions !== assumptions && JSON.stringify(body.assumptions) !== JSON.stringify(assumptions)
    );
  });
