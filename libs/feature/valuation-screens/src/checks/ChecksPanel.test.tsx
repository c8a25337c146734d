import { setAssumption } from '@finance-analyst/valuation';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleDocument, exampleValuation } from '../testing/exampleModel.js';
import { formattingIn } from '../testing/formattingIn.js';
import { ChecksPanel } from './ChecksPanel.js';
import { localisedChecks } from './localisedChecks.js';

const checksAfter = (...edits: readonly (readonly [string, number | string])[]) => {
  const document = exampleDocument();
  const body = edits.reduce((edited, [id, value]) => setAssumption(edited, id, value), document.body);
  return localisedChecks(exampleValuation({ ...document, body }), formattingIn('en-US'));
};

it('[VALUATION-SCREENS-10] says that all checks passed, and how many there are', () => {
  render(<ChecksPanel checks={checksAfter(['terminal_growth', 0], ['beta', 2])} notes={[]} />);
  expect(screen.getByText('All checks passed.')).toBeDefined();
  expect(screen.getByText('12 of 12 passed')).toBeDefined();
});

it('[VALUATION-SCREENS-10] names what failed in words with its figures, errors before warnings before notes', () => {
  const checks = checksAfter(
    ['terminal_method', 'market_multiple'],
    ['exit_metric', 'ebit'],
    ['operating_margin@2030-12-31', -0.4],
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
  expect(said.at(-1)?.textContent).toMatch(/^Debt is 70\.00% of capital, which makes equity riskier\./u);
});

it('[VALUATION-SCREENS-10] says what leaves the model without a value, not each check that then lacks one', () => {
  const checks = checksAfter(['terminal_growth', 0.4]);
  render(<ChecksPanel checks={checks} notes={[]} />);
  const said = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(said[0]).toMatch(/^Terminal growth of 40\.00% is not below the cost of capital/u);
  expect(said.at(-1)).toMatch(/^\d checks need a value to run\.$/u);
  expect(said.join(' ')).not.toContain('could not be checked');
});

it('[VALUATION-SCREENS-10] says of checks that could not run what they wait for where nothing else does', () => {
  const waiting = {
    id: 'a',
    severity: 'warning',
    message: 'A waits.',
    passed: false,
    couldNotRun: true,
  } as const;
  render(<ChecksPanel checks={[waiting]} notes={[]} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['A waits.']);
});

it('[VALUATION-SCREENS-10] does not repeat as a warning what an error says', () => {
  const ids = checksAfter(
    ...[1, 2, 3, 4, 5].map((year) => [`operating_margin@${2025 + year}-12-31`, -0.5] as const),
  ).flatMap(({ id, passed }) => (passed ? [] : [id]));
  expect(ids).toContain('equity_without_enterprise_value');
  expect(ids).not.toContain('enterprise_value_not_positive');
});

it('[VALUATION-SCREENS-24] writes the figures of a check in the locale of the screen, each locale for itself', () => {
  const document = exampleDocument();
  const valuation = exampleValuation({ ...document, body: setAssumption(document.body, 'debt_weight', 0.7) });
  const said = (locale: string) =>
    localisedChecks(valuation, formattingIn(locale))
      .map(({ message }) => message)
      .join(' ');
  expect(said('en-US')).toMatch(/Debt is 70\.00% of capital/u);
  expect(said('de-DE')).toMatch(/Debt is 70,00% of capital/u);
  expect(said('en-US')).toMatch(/Debt is 70\.00% of capital/u);
});

it('[VALUATION-SCREENS-24] writes amounts of a check in the scale of the panels, and small ones whole', () => {
  const said = checksAfter(['debt', 9e10]).map(({ message }) => message);
  expect(said.find((message) => message.startsWith('Equity value'))).toMatch(
    /^Equity value is \u2212\d\d,\d{3}\u00a0m\u00a0USD: /u,
  );
  expect(checksAfter(['shares_outstanding', -5]).map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^The share count is \u22125,/u),
  );
});
