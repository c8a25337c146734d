import { screen } from '@testing-library/react';
import { plainText } from './plainText.js';

/** What stands beside a term of a list of figures or facts; the term as it is read, of whatever parts it is made. */
export const definitionOf = (term: string): string | undefined =>
  plainText(
    screen
      .getByText((_text, element) => element?.tagName === 'DT' && plainText(element) === term)
      .parentElement?.querySelector('dd'),
  );
