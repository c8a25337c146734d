import type { Quote } from '@finance-analyst/market';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleDocument, exampleQuote, exampleValuation } from '../testing/exampleModel.js';
import { headline } from '../testing/openWorkbench.js';
import { PricePanel } from '../panels/PricePanel.js';
import { HeadlineFigures } from './HeadlineFigures.js';

const nothing = () => undefined;
const show = (quote: Quote | null) => {
  const valuation = exampleValuation(exampleDocument({ quote }));
  render(
    <>
      <HeadlineFigures valuation={valuation} onExplain={nothing} />
      <PricePanel valuation={valuation} />
    </>,
  );
};

it('[VALUATION-SCREENS-8] sets the value against the price, with the day of the price and its source', () => {
  show(exampleQuote);
  expect(headline('Price').term).toBe('Price, Nov 20, 2026');
  expect(headline('Price').text).toContain('71.50');
  expect(headline('Price').text).not.toContain('USD');
  expect(headline('Upside').text).toMatch(/^[+\u2212]\d+\.\d\s%$/u);
  expect(headline('Price').within.getByRole('button')).toBeDefined();
});

it('[VALUATION-SCREENS-8] says that there is no price: never 0, and no upside', () => {
  show(null);
  expect(headline('Price').term).toBe('Price, none known');
  for (const label of ['Price', 'Upside', 'Growth implied'])
    expect(headline(label).text).toMatch(/–.*The model has no price to compare with\./u);
  expect(screen.getByText('No price to compare with')).toBeDefined();
  expect(screen.getByText(/^No source gives a price of EXM\./u)).toBeDefined();
});

it('[VALUATION-SCREENS-8] compares no price in another currency, and says which it is in', () => {
  show({ ...exampleQuote, currency: 'CAD' });
  expect(headline('Price').text).toContain('CAD');
  const reason = 'The price is in CAD, the statements are in USD.';
  expect(headline('Upside').text).toContain(reason);
  expect(headline('Growth implied').text).toContain(reason);
  expect(screen.getByText(reason, { selector: 'p, p *' })).toBeDefined();
});

it('[VALUATION-SCREENS-9] shows the growth that the price implies', () => {
  show(exampleQuote);
  expect(headline('Growth implied').text).toMatch(/^\u2212?\d+\.\d\s%$/u);
  expect(
    screen.getAllByText(/^The price implies revenue growth of \u2212?\d+\.\d\s% in every forecast year/u)
      .length,
  ).toBeGreaterThan(0);
});

it('[VALUATION-SCREENS-9] says that no growth between −50 % and +100 % explains the price', () => {
  show({ ...exampleQuote, price: 1e7 });
  expect(headline('Growth implied').text).toContain('none between \u221250\u00a0% and +100\u00a0%');
});
