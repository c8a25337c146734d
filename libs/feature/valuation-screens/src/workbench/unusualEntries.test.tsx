import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter, fieldOf, openWorkbench, press, whenOpen } from '../testing/openWorkbench.js';

describe('An entry far from the usual', () => {
  it.each([
    ['Growth 2027', '900', '8'],
    ['Beta', '7', '1.1'],
  ])(
    '[VALUATION-SCREENS-26] is told at the field of %s, shown and read out, and taken all the same',
    async (name, far, usual) => {
      openWorkbench();
      await whenOpen();
      const shown = () =>
        screen
          .queryAllByText(/Outside the usual/u)
          .filter((text) => text.closest('[aria-hidden="true"]') !== null);
      const described = () =>
        document.getElementById(fieldOf(name).getAttribute('aria-describedby') ?? '')?.textContent ?? '';
      enter(name, far);
      expect(shown()).toHaveLength(1);
      expect(described()).toContain('Outside the usual');
      expect(fieldOf(name).getAttribute('aria-invalid')).toBeNull();
      enter(name, usual);
      expect(shown()).toHaveLength(0);
      expect(described()).not.toContain('Outside the usual');
    },
  );

  it('[VALUATION-SCREENS-26] is not in the way of a save', async () => {
    openWorkbench();
    await whenOpen();
    enter('Growth 2027', '900');
    await press(screen.getByRole('button', { name: 'Save version' }));
    await screen.findByText(/saved .* version 1$/u);
  });
});
