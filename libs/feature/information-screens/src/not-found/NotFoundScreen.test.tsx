import { ScreensContext } from '@finance-analyst/navigation';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { exampleScreens } from '../testing/exampleScreens.js';
import { NotFoundScreen } from './NotFoundScreen.js';

const nothing = () => undefined;

const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <ScreensContext value={exampleScreens}>
        <NotFoundScreen
          search={{ query: '', onQueryChange: nothing, results: [], status: 'idle', onSelect: nothing }}
        />
      </ScreensContext>
    </MemoryRouter>,
  );

describe('NotFoundScreen', () => {
  it('[INFORMATION-SCREENS-1] says that the page was not found', () => {
    show('/nowhere');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  });

  it('[INFORMATION-SCREENS-2] offers a company search and Home', () => {
    show('/nowhere');
    expect(screen.getByRole('combobox', { name: 'Company to value' })).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  });

  it('[INFORMATION-SCREENS-3] suggests the screen that was probably meant', () => {
    show('/valuation-workbenhc?symbol=MSFT');
    expect(screen.getByRole('link', { name: 'Valuation workbench' }).getAttribute('href')).toBe(
      '/valuation-workbench',
    );
  });
});
