import {
  impliedReturn,
  returnToTarget,
  setAssumption,
  targetPrice,
  withTargetDate,
} from '@finance-analyst/valuation';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { exampleDocument, exampleValuation } from '../testing/exampleModel.js';
import { exampleDocument2, exampleValuation2 } from '../testing/exampleModel2.js';
import { PricePanel } from './PricePanel.js';

const percent = (rate: number) => `${(rate * 100).toFixed(1)}%`;

it('[VALUATION-SCREENS-480] shows the expected return and the target price, with what they are computed from', () => {
  const valuation = exampleValuation2();
  const implied = impliedReturn(valuation);
  const target = targetPrice(valuation);
  const toTarget = returnToTarget(valuation);
  if (!implied.ok || !target.ok || !toTarget.ok) throw new Error('The example has both.');
  const { container } = render(<PricePanel valuation={valuation} onExplain={vi.fn()} />);
  const text = container.textContent.replaceAll(/\s/gu, ' ');
  expect(text).toContain(`Explain Expected annual return at the price: ${percent(implied.value)}`);
  expect(text).toContain(
    `${(implied.spread * 100).toFixed(1)} points above the model’s WACC of ${percent(valuation.evaluator.number('wacc'))}.`,
  );
  expect(text).toContain(`Target price onTarget dateExplain Target price: ${target.value.toFixed(2)} USD`);
  expect(screen.getByLabelText<HTMLInputElement>('Target date').value).toBe('2027-11-20');
  expect(text).toContain(
    `Value per share of ${target.from.value.toFixed(2)} USD on Nov 20, 2026, carried forward at the cost of equity of ${percent(target.from.costOfEquity)}, before dividends.`,
  );
  expect(text).toContain(`Explain IRR to the target price: ${percent(toTarget.value)}`);
  expect(text).toMatch(
    /Bought at \S+ USD on Nov 20, 2026 and sold at the target price on Nov 20, 2027: \+\d/u,
  );
});

it('[VALUATION-SCREENS-480] says why there is no expected return, and still shows the target price', () => {
  render(<PricePanel valuation={exampleValuation2(exampleDocument2({ quote: null }))} onExplain={vi.fn()} />);
  expect(screen.getAllByText('No price to compare with.')).toHaveLength(1);
  expect(screen.getByText(/before dividends\.$/u)).toBeDefined();
});

it('[VALUATION-SCREENS-480] dates the target price of a model without a valuation date from its last fiscal year', () => {
  render(<PricePanel valuation={exampleValuation(exampleDocument())} onExplain={vi.fn()} />);
  expect(screen.getByLabelText<HTMLInputElement>('Target date').value).toBe('2026-12-31');
});

it('[VALUATION-SCREENS-638] takes a day within the forecast, and explains another where it stands', () => {
  const onTargetDate = vi.fn();
  render(<PricePanel valuation={exampleValuation2()} onTargetDate={onTargetDate} onExplain={vi.fn()} />);
  const field = screen.getByLabelText<HTMLInputElement>('Target date');
  expect([field.min, field.max]).toEqual(['2026-11-21', '2035-12-31']);
  fireEvent.change(field, { target: { value: '2026-11-20' } });
  expect(onTargetDate).not.toHaveBeenCalled();
  expect(screen.queryAllByText(/^Enter a day from/u)).toHaveLength(0);
  fireEvent.blur(field);
  expect(
    screen.getAllByText('Enter a day from Nov 21, 2026 to Dec 31, 2035, the end of the forecast.').length,
  ).toBeGreaterThan(0);
  fireEvent.change(field, { target: { value: '2028-06-30' } });
  expect(onTargetDate).toHaveBeenLastCalledWith('2028-06-30');
  expect(screen.queryAllByText(/^Enter a day from/u)).toHaveLength(0);
});

it('[VALUATION-SCREENS-638] resets a chosen date, and leaves it alone in a read-only model', () => {
  const document = exampleDocument2();
  const valuation = exampleValuation2({ ...document, body: withTargetDate(document.body, '2028-06-30') });
  const onTargetDate = vi.fn();
  const { rerender } = render(
    <PricePanel valuation={valuation} onTargetDate={onTargetDate} onExplain={vi.fn()} />,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Target date');
  expect(field.value).toBe('2028-06-30');
  fireEvent.click(screen.getByRole('button', { name: 'Reset to Nov 20, 2027' }));
  fireEvent.change(field, { target: { value: '2027-11-20' } });
  expect(onTargetDate.mock.calls).toEqual([[null], [null]]);
  rerender(<PricePanel valuation={valuation} onExplain={vi.fn()} />);
  expect(field.readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: /^Reset to/u })).toBeNull();
});

it('[VALUATION-SCREENS-638] says why a stored date that is no longer within the forecast gives no target price', () => {
  const document = exampleDocument2();
  const later = setAssumption(withTargetDate(document.body, '2027-06-30'), 'valuation_date', '2027-09-30');
  const { container } = render(
    <PricePanel valuation={exampleValuation2({ ...document, body: later })} onExplain={vi.fn()} />,
  );
  expect(container.textContent).toContain('Jun 30, 2027 is not after Sep 30, 2027, the day of the value.');
  expect(container.textContent).not.toContain('IRR to the target price');
});

it('[VALUATION-SCREENS-644] opens the derivation of each return and of the target price', () => {
  const onExplain = vi.fn();
  render(<PricePanel valuation={exampleValuation2()} onExplain={onExplain} />);
  for (const name of [
    'Expected annual return at the price',
    'Target price',
    'IRR to the target price',
    'EV/EBITDA at the end of 2035, at the value',
  ])
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^Explain ${name}:`, 'u') }));
  expect(onExplain.mock.calls).toEqual([
    [{ kind: 'expected-return' }],
    [{ kind: 'target-price' }],
    [{ kind: 'return-to-target' }],
    [{ kind: 'implied', driver: 'exit_multiple', by: 'value' }],
  ]);
});
