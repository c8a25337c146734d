import { screen } from '@testing-library/react';
import { plainText } from './plainText.js';

/** The description of a term in a list of figures or facts; the term is matched by its whole text. */
export const definitionOf = (term: string): string | undefined =>
  plainText(
    screen
      .getByText((_text, element) => element?.tagName === 'DT' && plainText(element) === term)
      .parentElement?.querySelector('dd'),
  );
