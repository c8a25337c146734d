import type { ValuationModelDocument } from '@finance-analyst/documents';
import { withNote } from '../notes/withNote.js';
import { exampleDocument } from './exampleModel.js';

const notes: readonly (readonly [string, string | null, string])[] = [
  [
    'revenue',
    '2027-12-31',
    'Guidance of 8% for the year.\nThe new line ships in May; see the call of May 2.',
  ],
  ['beta', null, 'From two years of prices only.'],
  ['wacc', null, 'Peers have 8.1% to 8.9%.'],
  ['revenue', '2040-12-31', 'Patents end.'],
];

/** The example model with notes, the last on a year that it does not forecast. */
export const notedModel = (): ValuationModelDocument => {
  const document = exampleDocument();
  return {
    ...document,
    body: notes.reduce(
      (body, [name, yearEnd, text]) => withNote(body, { name, yearEnd }, text, '2026-11-20T22:00:00.000Z'),
      document.body,
    ),
  };
};
