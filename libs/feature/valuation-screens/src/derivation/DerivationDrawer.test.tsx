import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleDocument, exampleFundamentals, exampleValuation } from '../testing/exampleModel.js';
import { DerivationDrawer } from './DerivationDrawer.js';

const wordsOf = async (name: string, valuation = exampleValuation()) => {
  cleanup();
  render(
    <DerivationDrawer valuation={valuation} target={{ kind: 'model', name }} onClose={() => undefined} />,
  );
  return (await screen.findByRole('dialog')).textContent;
};

it('[VALUATION-SCREENS-7] tells the scale of amounts where there are amounts, and beside any other figure its own unit', async () => {
  const value = await wordsOf('value_per_share');
  expect(value).toContain('Amounts in USD m');
  expect(value).toMatch(/diluted shares\d+\.\d\d\sUSD/u);
  const rate = await wordsOf('cost_of_equity');
  expect(rate).toContain('%');
  expect(rate).not.toContain('Amounts in');
});

it('[VALUATION-SCREENS-14] marks a derivation that rests on sample data', async () => {
  const fundamentals = exampleFundamentals({ source: 'sample' });
  const sample = exampleValuation(exampleDocument({ fundamentals }));
  expect(await wordsOf('value_per_share', sample)).toContain('Sample data');
  expect(await wordsOf('value_per_share')).not.toContain('Sample data');
});
