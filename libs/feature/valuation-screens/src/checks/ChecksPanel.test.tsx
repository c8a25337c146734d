import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setAssumption } from '../editing/editAssumptions.js';
import { exampleDocument, exampleValuation } from '../testing/exampleModel.js';
import { formattingIn } from '../testing/formattingIn.js';
import { ChecksPanel } from './ChecksPanel.js';
import { localisedChecks } from './localisedChecks.js';

const checksAfter = (...edits: readonly (readonly [string, number | string])[]) => {
  const document = exampleDocument();
  const body = edits.reduce((edited, [id, value]) => setAssumption(edited, id, value), document.body);
  return localisedChecks(exampleValuation({ ...document, body }), formattingIn('en-US'));
};

it('[VALUATION-SCREENS-10] says that all checks hold, and how many there are', () => {
  render(<ChecksPanel checks={checksAfter(['terminal_growth', 0], ['beta', 2])} notes={[]} />);
  expect(screen.getByText('Every check of the model holds.')).toBeDefined();
  expect(screen.getByText('12 of 12 hold')).toBeDefined();
});

it('[VALUATION-SCREENS-10] names what failed in words with its figures, errors before warnings before notes', () => {
  const checks = checksAfter(
    ['terminal_method', 'market_multiple'],
    ['exit_metric', 'ebit'],
    ['operating_margin@5', -0.4],
    ['debt_weight', 0.7],
  );
  render(<ChecksPanel checks={checks} notes={[]} />);
  const said = screen.getAllByRole('listitem');
  const severities = said.map((item) => item.querySelector('svg')?.getAttribute('aria-label'));
  expect(severities).toEqual(
    severities.toSorted(
      (a, b) => ['Error', 'Warning', 'Note'].indexOf(a ?? '') - ['Error', 'Warning', 'Note'].indexOf(b ?? ''),
    ),
  );
  expect(new Set(severities)).toEqual(new Set(['Error', 'Warning', 'Note']));
  expect(said.at(-1)?.textContent).toBe(
    'Debt is 70.00\u00a0% of capital: the cost of equity should reflect it.',
  );
});

it('[VALUATION-SCREENS-10] says that a check could not be made, and why', () => {
  const checks = checksAfter(['terminal_growth', 0.4]);
  expect(checks.some(({ message }) => message.includes('could not be checked'))).toBe(true);
  expect(checks[0]?.severity).toBe('error');
});

it('[VALUATION-SCREENS-24] writes the figures of a check in the locale of the screen, each locale for itself', () => {
  const document = exampleDocument();
  const valuation = exampleValuation({ ...document, body: setAssumption(document.body, 'debt_weight', 0.7) });
  const said = (locale: string) =>
    localisedChecks(valuation, formattingIn(locale))
      .map(({ message }) => message)
      .join(' ');
  expect(said('en-US')).toContain('Debt is 70.00\u00a0% of capital');
  expect(said('de-DE')).toContain('Debt is 70,00\u00a0% of capital');
  expect(said('en-US')).toContain('Debt is 70.00\u00a0% of capital');
});

it('[VALUATION-SCREENS-24] writes amounts of a check in the scale of the panels, and small ones whole', () => {
  const said = checksAfter(['debt', 9e10]).map(({ message }) => message);
  expect(said.find((message) => message.startsWith('Equity value'))).toMatch(
    /^Equity value is \u2212\d\d,\d{3}\u00a0m\u00a0USD: /u,
  );
  expect(checksAfter(['shares_outstanding', -5]).map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^There are \u22125 shares/u),
  );
});
