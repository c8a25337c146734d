import { screen, within } from '@testing-library/react';
import { plainText } from './plainText.js';

/** The cells of a table's rows, without its heading. */
export const rowsOf = (table: string): readonly (readonly (string | undefined)[])[] =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(plainText));
