import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { NotFoundScreen } from './NotFoundScreen.js';

const nothing = () => undefined;

describe('NotFoundScreen', () => {
  beforeEach(() => {
    render(
      <MemoryRouter>
        <NotFoundScreen
          search={{ query: '', onQueryChange: nothing, results: [], status: 'idle', onSelect: nothing }}
        />
      </MemoryRouter>,
    );
  });

  it('[INFORMATION-SCREENS-1] says that there is no such page', () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  });

  it('[INFORMATION-SCREENS-2] leads on to a company or home', () => {
    expect(screen.getByRole('combobox', { name: 'Company to value' })).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  });
});
