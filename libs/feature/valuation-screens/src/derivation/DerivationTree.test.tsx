import { setAssumption } from '@finance-analyst/valuation';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleDocument, exampleValuation } from '../testing/exampleModel.js';
import { formattingIn } from '../testing/formattingIn.js';
import { DerivationTree } from './DerivationTree.js';
import { deriveFigure } from './deriveFigure.js';

const formatting = formattingIn('en-US');

it('[VALUATION-SCREENS-7] says under a missing figure why it is missing', () => {
  const document = exampleDocument();
  const valuation = exampleValuation({
    ...document,
    body: setAssumption(document.body, 'terminal_growth', 0.4),
  });
  const root = deriveFigure(valuation, { kind: 'model', name: 'terminal_value' }, formatting);
  render(<DerivationTree root={root} />);
  const { figure } = root;
  if (!figure || figure.ok) throw new Error('The terminal value is not missing.');
  expect(screen.getByText(figure.reason, { selector: 'p' })).toBeDefined();
});
