import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { TermsScreen } from './TermsScreen.js';

describe('TermsScreen', () => {
  beforeEach(() => {
    render(
      <MemoryRouter>
        <TermsScreen />
      </MemoryRouter>,
    );
  });

  it('[INFORMATION-SCREENS-8] says first, in short, that it gives no advice', () => {
    const summary = screen.getByRole('region', { name: 'In short' });
    expect(summary.textContent).toContain('gives no advice');
    expect(screen.getByRole('region', { name: 'Not investment advice' })).toBeDefined();
  });

  it.each([
    'ten requests a second',
    'PRICE_PROVIDERS=none',
    'made-up filings and prices',
    'MIT license',
    'without warranty',
  ])('[INFORMATION-SCREENS-8] says “%s”', (words) => {
    expect(document.body.textContent).toContain(words);
  });

  it('[INFORMATION-SCREENS-8] offers no account, since there are none', () => {
    const texts = document.body.textContent;
    expect(texts).toContain('There are no accounts');
    expect(texts).not.toMatch(/your account|sign(ed)? in/iu);
  });
});
