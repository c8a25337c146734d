import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleBuyoutDocument, exampleBuyoutValuation } from '../testing/exampleBuyout.js';
import { exampleValuation } from '../testing/exampleModel.js';
import { formattingIn } from '../testing/formattingIn.js';
import { ChecksPanel } from './ChecksPanel.js';
import { financingRemarks } from './financingRemarks.js';

const pricedAt = (price: number) => {
  const document = exampleBuyoutDocument();
  const { body } = document;
  return exampleBuyoutValuation({
    ...document,
    body: {
      ...body,
      assumptions: body.assumptions.map((row) =>
        row.input === 'market_price' ? { ...row, value: price } : row,
      ),
    },
  });
};

it('[VALUATION-SCREENS-613] says that equity is more than half of the sources, as a note that is no check', () => {
  const valuation = pricedAt(500);
  const { evaluator } = valuation;
  const formatting = formattingIn('en-US');
  const remarks = financingRemarks(valuation, formatting);
  render(<ChecksPanel checks={[]} remarks={remarks} notes={[]} />);
  const said = screen.getByText(/^At the offer, sponsor equity is/u).textContent;
  expect(said).toContain(
    formatting.format(evaluator.number('sponsor_share'), { kind: 'rate', precision: 1 }),
  );
  expect(said).toContain(
    formatting.format(evaluator.number('entry_multiple'), { kind: 'multiple', precision: 1 }),
  );
  expect(screen.getByText('0 of 0 passed')).toBeDefined();
});

it('[VALUATION-SCREENS-613] says nothing of a buyout that is mostly debt, or of another method', () => {
  const formatting = formattingIn('en-US');
  expect(financingRemarks(pricedAt(1), formatting)).toEqual([]);
  expect(financingRemarks(exampleValuation(), formatting)).toEqual([]);
});
