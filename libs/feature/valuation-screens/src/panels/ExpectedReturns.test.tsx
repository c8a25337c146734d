import { impliedReturn, targetPrice } from '@finance-analyst/valuation';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { exampleDocument, exampleValuation } from '../testing/exampleModel.js';
import { exampleDocument2, exampleValuation2 } from '../testing/exampleModel2.js';
import { PricePanel } from './PricePanel.js';

const percent = (rate: number) => `${(rate * 100).toFixed(1)}%`;

it('[VALUATION-SCREENS-480] shows the expected return and the target price, with what they are computed from', () => {
  const valuation = exampleValuation2();
  const implied = impliedReturn(valuation);
  const target = targetPrice(valuation, 12);
  if (!implied.ok || !target.ok) throw new Error('The example has both.');
  const { container } = render(<PricePanel valuation={valuation} onExplain={vi.fn()} />);
  const text = container.textContent.replaceAll(/\s/gu, ' ');
  expect(text).toContain(`Expected annual return at the price${percent(implied.value)}`);
  expect(text).toContain(
    `${(implied.spread * 100).toFixed(1)} points above the model’s WACC of ${percent(valuation.evaluator.number('wacc'))}.`,
  );
  expect(text).toContain(`Target price on Nov 20, 2027${target.value.toFixed(2)} USD`);
  expect(text).toContain(
    `Value per share of ${target.from.value.toFixed(2)} USD on Nov 20, 2026, plus 12 months at the cost of equity of ${percent(target.from.costOfEquity)}, before dividends.`,
  );
});

it('[VALUATION-SCREENS-480] says why there is no expected return, and still shows the target price', () => {
  render(<PricePanel valuation={exampleValuation2(exampleDocument2({ quote: null }))} onExplain={vi.fn()} />);
  expect(screen.getByText('No price to compare with.')).toBeDefined();
  expect(screen.getByText(/before dividends\.$/u)).toBeDefined();
});

it('[VALUATION-SCREENS-480] dates the target price of a model without a valuation date from its last fiscal year', () => {
  render(<PricePanel valuation={exampleValuation(exampleDocument())} onExplain={vi.fn()} />);
  expect(screen.getByText('Target price on Dec 31, 2026')).toBeDefined();
});
