import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DerivationDrawer } from '../derivation/DerivationDrawer.js';
import { ForecastTable } from '../forecast/ForecastTable.js';
import { HeadlineFigures } from '../headline/HeadlineFigures.js';
import { exampleDocument, exampleValuation } from '../testing/exampleModel.js';
import type { NotedFigure } from './NotedFigure.js';
import { withNote } from './withNote.js';

const nothing = () => undefined;
const noted = (...figures: readonly NotedFigure[]) => {
  const document = exampleDocument();
  const body = figures.reduce(
    (one, figure) => withNote(one, figure, 'Ask', '2026-11-20T22:00:00.000Z'),
    document.body,
  );
  return exampleValuation({ ...document, body });
};

it('[VALUATION-SCREENS-562] marks figures and drivers of the forecast, past and ahead, and no others', () => {
  render(
    <ForecastTable
      valuation={noted(
        { name: 'revenue', yearEnd: '2025-12-31' },
        { name: 'revenue', yearEnd: '2027-12-31' },
        { name: 'operating_margin', yearEnd: '2026-12-31' },
      )}
      historyYears={3}
      scale="millions"
      onExplain={nothing}
      onEdit={nothing}
      onPaste={nothing}
      onFillRight={nothing}
      onReset={nothing}
      onResetRows={nothing}
    />,
  );
  const marked = screen.getAllByText(/, has a note:$/u).map(({ textContent }) => textContent);
  expect(marked).toEqual(['Explain Revenue 2025, has a note: ', 'Explain Revenue 2027, has a note: ']);
  const drivers = [...document.querySelectorAll('td[data-noted]')];
  expect(drivers.map((cell) => cell.closest('tr')?.dataset['row'])).toEqual(['operating_margin']);
  const words = drivers[0]?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(words)?.textContent).toContain('Has a note.');
});

it('[VALUATION-SCREENS-562] marks the headline', () => {
  render(
    <HeadlineFigures
      valuation={noted({ name: 'upside', yearEnd: null }, { name: 'wacc', yearEnd: null })}
      onExplain={nothing}
    />,
  );
  const marked = screen.getAllByText(/, has a note:$/u).map(({ textContent }) => textContent);
  expect(marked).toEqual(['Explain Upside, has a note: ', 'Explain WACC, has a note: ']);
});

it('[VALUATION-SCREENS-560] is text in a read-only model, and nothing without one', async () => {
  const target = { kind: 'model', name: 'wacc' } as const;
  render(
    <DerivationDrawer valuation={noted({ name: 'wacc', yearEnd: null })} target={target} onClose={nothing} />,
  );
  expect((await screen.findByRole('dialog')).textContent).toMatch(/Note: Ask$/u);
  expect(screen.queryByRole('textbox')).toBeNull();
});
