import { afterEach, expect, it, vi } from 'vitest';
import { focusInput } from './focusInput.js';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const show = (markup: string) => {
  document.body.innerHTML = markup;
};
const focused = () => document.activeElement?.id;

it('[VALUATION-SCREENS-440] leads to the first forecast year of a driver', () => {
  show(
    '<table><tr data-row="revenue_growth"><td data-column="FY2025"></td><td id="cell" tabindex="-1" data-column="forecast-1"></td></tr></table>',
  );
  focusInput('revenue_growth');
  expect(focused()).toBe('cell');
});

it('[VALUATION-SCREENS-440] leads to the field of an assumption, and to the chosen option of a switch', () => {
  show(
    '<div data-input="beta"><input id="beta"></div><div data-input="terminal_method"><input type="radio"><input type="radio" id="chosen" checked></div>',
  );
  focusInput('beta');
  expect(focused()).toBe('beta');
  focusInput('terminal_method');
  expect(focused()).toBe('chosen');
});

it('[VALUATION-SCREENS-440] opens the line that a rate is folded into', () => {
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => {
    next();
  });
  show('<button data-rate="tax_rate" aria-expanded="false"></button><table></table>');
  document.querySelector('button')?.addEventListener('click', () => {
    document
      .querySelector('table')
      ?.insertAdjacentHTML(
        'beforeend',
        '<tr data-row="tax_rate"><td id="cell" tabindex="-1" data-column="forecast-1"></td></tr>',
      );
  });
  focusInput('tax_rate');
  expect(focused()).toBe('cell');
});
