import { setAssumption } from '@finance-analyst/valuation';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleFundamentals, exampleQuote, exampleValuation, newDocument } from '../testing/exampleModel.js';
import { exampleLandlordDocument, exampleLandlordValuation } from '../testing/exampleLandlord.js';
import { MoveNote } from './MoveNote.js';

it('[VALUATION-SCREENS-540] says at an edit that leaves its value that the forecast does not enter it', () => {
  const opened = exampleLandlordDocument();
  const valued = (ids: readonly (readonly [string, number])[]) =>
    exampleLandlordValuation({
      ...opened,
      body: ids.reduce((body, [id, value]) => setAssumption(body, id, value), opened.body),
    });
  const multiple = ['ffo_multiple', 14] as const;
  const growth = exampleLandlordValuation().body.assumptions.find(({ input }) => input === 'ffo_growth');
  if (!growth) throw new Error('No growth of FFO.');
  const before = valued([multiple]);
  const { rerender } = render(
    <MoveNote move={{ edit: 'FFO growth', before, after: valued([multiple, [growth.id, 0.1]]) }} />,
  );
  expect(screen.getByText('The forecast does not enter the value.')).toBeDefined();
  rerender(<MoveNote move={{ edit: 'P/FFO', before, after: valued([['ffo_multiple', 15]]) }} />);
  expect(screen.queryByText('The forecast does not enter the value.')).toBeNull();
});

it('[VALUATION-SCREENS-6] says that a price moved the rate and the day of the value', () => {
  const valuedAt = (price: number, asOf: string) =>
    exampleValuation(
      newDocument('example', 'Example', {
        fundamentals: exampleFundamentals(),
        quote: { ...exampleQuote, price, asOf },
      }),
    );
  const before = valuedAt(exampleQuote.price, '2026-10-30');
  const noteOf = (after: typeof before): string => {
    const { container, unmount } = render(<MoveNote move={{ edit: 'Price', before, after }} />);
    const { textContent } = container;
    unmount();
    return textContent;
  };
  const noted = noteOf(valuedAt(exampleQuote.price / 2, '2026-11-20'));
  expect(noted).toMatch(/WACC now \d+\.\d\d%/u);
  expect(noted).toContain('valued as of Nov 20, 2026');
  const same = noteOf(valuedAt(exampleQuote.price, '2026-10-30'));
  expect(same).not.toMatch(/WACC|valued as of/u);
});
