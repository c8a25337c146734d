import { percent, reason } from '@finance-analyst/foundation';
import { FigureFormatProvider } from '@finance-analyst/figures';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { exampleDocument, exampleValuation } from '../testing/exampleModel.js';
import { OpenQuestionsPanel } from './OpenQuestionsPanel.js';

const needed = {
  input: 'operating_margin',
  isNeeded: true,
  text: reason`The margin was ${percent(-0.396)}.`,
};
const toReview = { input: 'beta', isNeeded: false, text: 'Beta is high.' };
const implied = { ok: true, value: 0.2083 } as const;
const nothing = () => undefined;

it('[VALUATION-SCREENS-440] lists what has to be decided before what can be looked at, in the locale', () => {
  render(
    <FigureFormatProvider locale="de-DE">
      <OpenQuestionsPanel
        questions={[toReview, needed]}
        valuation={exampleValuation()}
        impliedMargin={implied}
        onMargin={nothing}
      />
    </FigureFormatProvider>,
  );
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toContain('The margin was −39,6%.');
  expect(second).toBe('Beta is high. Go to Beta');
  expect(screen.getByText('1 to answer, 1 to review')).toBeDefined();
  expect(screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual([
    'Answer needed',
    'To review',
  ]);
});

it('[VALUATION-SCREENS-440] shows nothing without a question', () => {
  const { container } = render(
    <OpenQuestionsPanel
      questions={[]}
      valuation={exampleValuation()}
      impliedMargin={implied}
      onMargin={nothing}
    />,
  );
  expect(container.textContent).toBe('');
});

const show = (given: Partial<Parameters<typeof OpenQuestionsPanel>[0]> = {}) => {
  const onMargin = vi.fn();
  render(
    <OpenQuestionsPanel
      questions={[needed]}
      valuation={exampleValuation()}
      impliedMargin={implied}
      onMargin={onMargin}
      {...given}
    />,
  );
  return onMargin;
};

it('[VALUATION-SCREENS-442] says which margin the price implies, and enters it', () => {
  const onMargin = show();
  expect(screen.getByText(/^The price of 71\.50 USD implies/u).textContent).toBe(
    'The price of 71.50 USD implies an operating margin of 20.8% by 2030. Use the price-implied 20.8%',
  );
  fireEvent.click(screen.getByText('Use the price-implied 20.8%'));
  expect(onMargin).toHaveBeenCalledExactlyOnceWith(0.2083);
});

it('[VALUATION-SCREENS-442] says why the price implies no margin, and nothing without a price', () => {
  show({ impliedMargin: { ok: false, reason: 'No margin gives this price.' } });
  expect(screen.getByText('No margin gives this price.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Use/u })).toBeNull();
});

it('[VALUATION-SCREENS-442] says nothing of a price that there is not', () => {
  show({ valuation: exampleValuation(exampleDocument({ quote: null })) });
  expect(screen.queryByText(/price/u)).toBeNull();
});

it('[VALUATION-SCREENS-442] takes a margin from 0% to 100%', () => {
  const onMargin = show();
  const field = screen.getByRole('textbox');
  for (const text of ['-5', '101', '18.5']) {
    fireEvent.focus(field);
    fireEvent.input(field, { target: { value: text } });
    fireEvent.keyDown(field, { key: 'Enter' });
  }
  expect(onMargin).toHaveBeenCalledExactlyOnceWith(0.185);
});

it('[VALUATION-SCREENS-442] has no field in a model that is read-only', () => {
  show({ isReadOnly: true });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText('Use the price-implied 20.8%')).toBeNull();
  expect(screen.getByText(/^The price of 71\.50 USD implies/u)).toBeDefined();
});
