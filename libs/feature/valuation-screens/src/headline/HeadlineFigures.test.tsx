import { sourceName, type Quote } from '@finance-analyst/market';
import { setAssumption } from '@finance-analyst/valuation';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ChecksPanel } from '../checks/ChecksPanel.js';
import { localisedChecks } from '../checks/localisedChecks.js';
import { exampleBuyoutValuation } from '../testing/exampleBuyout.js';
import { exampleCompanyDocument } from '../testing/exampleCompany.js';
import { exampleLandlordDocument } from '../testing/exampleLandlord.js';
import { exampleDocument, exampleQuote, exampleValuation } from '../testing/exampleModel.js';
import { formattingIn } from '../testing/formattingIn.js';
import { headline } from '../testing/openWorkbench.js';
import { figureFormat } from '../model/figureFormat.js';
import { PricePanel } from '../panels/PricePanel.js';
import { HeadlineFigures } from './HeadlineFigures.js';
import { terminalShareFormat } from './terminalShareFormat.js';

const nothing = () => undefined;
const show = (quote: Quote | null) => {
  const valuation = exampleValuation(exampleDocument({ quote }));
  render(
    <>
      <HeadlineFigures valuation={valuation} onExplain={nothing} />
      <PricePanel valuation={valuation} onExplain={vi.fn()} />
    </>,
  );
};

it('[VALUATION-SCREENS-8] sets the value against the price, with the day of the price and its source', async () => {
  show(exampleQuote);
  expect(headline('Price').term).toBe('Price, Nov 20, 2026');
  expect(headline('Price').text).toContain('71.50');
  expect(headline('Price').text).not.toContain('USD');
  expect(headline('Upside').text).toMatch(/^Explain Upside: [+\u2212]\d+\.\d%/u);
  fireEvent.click(headline('Price').within.getByRole('button'));
  expect((await screen.findByText('Source', { selector: 'dt' })).nextElementSibling?.textContent).toBe(
    sourceName(exampleQuote.source),
  );
});

it('[VALUATION-SCREENS-8] says at the upside that value and price are of different days, where they are', () => {
  show(exampleQuote);
  expect(headline('Upside').text).toContain('Value as of Dec 31, 2025, price from Nov 20, 2026');
  cleanup();
  show({ ...exampleQuote, asOf: '2025-12-31T21:00:00Z' });
  expect(headline('Upside').text).toMatch(/%$/u);
  cleanup();
  // An upside that is unavailable says so too, so that nothing below shifts while someone types.
  show({ ...exampleQuote, currency: 'EUR' });
  expect(headline('Upside').text).not.toMatch(/\d%/u);
  expect(headline('Upside').text).toContain('Value as of Dec 31, 2025, price from Nov 20, 2026');
  cleanup();
  show(null);
  expect(headline('Upside').text).not.toContain('Value as of');
});

it('[VALUATION-SCREENS-583] answers with the IRR at the offer for a leveraged buyout, and only there', () => {
  const buyout = exampleBuyoutValuation();
  render(<HeadlineFigures valuation={buyout} onExplain={nothing} />);
  const irr = 100 * buyout.evaluator.number('final_annual_return');
  expect(headline('IRR at the offer').text).toContain(`${irr.toFixed(1).replace('-', '\u2212')}%`);
  cleanup();
  show(exampleQuote);
  expect(screen.queryByText('IRR at the offer')).toBeNull();
});

it('[VALUATION-SCREENS-450] dates the value by the valuation date of a model that has one', () => {
  render(<HeadlineFigures valuation={exampleValuation(exampleCompanyDocument())} onExplain={nothing} />);
  expect(headline('Value per share').term).toBe('Value per share, Nov 20, 2026');
  expect(headline('Upside').text).not.toContain('Value as of');
  cleanup();
  const document = exampleCompanyDocument();
  const body = setAssumption(document.body, 'valuation_date', '2026-11-19');
  render(<HeadlineFigures valuation={exampleValuation({ ...document, body })} onExplain={nothing} />);
  expect(headline('Value per share').term).toBe('Value per share, Nov 19, 2026');
  expect(headline('Upside').text).toContain('Value as of Nov 19, 2026, price from Nov 20, 2026');
});

it('[VALUATION-SCREENS-10] marks a value whose check failed, and leads to the check', () => {
  const document = exampleDocument();
  const valuation = exampleValuation({ ...document, body: setAssumption(document.body, 'debt', 9e10) });
  const checks = localisedChecks(valuation, formattingIn('en-US'));
  render(
    <>
      <HeadlineFigures valuation={valuation} failedCheck="equity_not_positive" onExplain={nothing} />
      <ChecksPanel checks={checks} notes={[]} />
    </>,
  );
  fireEvent.click(headline('Value per share').within.getByText('Check failed'));
  expect(globalThis.document.activeElement?.textContent).toMatch(/^Equity value is \u2212/u);
});

it('[VALUATION-SCREENS-7] leads from the upside to its derivation', () => {
  const onExplain = vi.fn();
  const valuation = exampleValuation(exampleDocument({ quote: exampleQuote }));
  render(<HeadlineFigures valuation={valuation} onExplain={onExplain} />);
  fireEvent.click(screen.getByRole('button', { name: /^Explain Upside:/ }));
  expect(onExplain).toHaveBeenCalledExactlyOnceWith({ kind: 'upside' });
});

it('[VALUATION-SCREENS-8] says that there is no price: never 0, and no upside', () => {
  show(null);
  expect(headline('Price').term).toBe('Price, none');
  for (const label of ['Price', 'Upside', 'Growth implied'])
    expect(headline(label).text).toMatch(/–.*No price to compare with\./u);
  expect(screen.getByText('No price to compare with')).toBeDefined();
  expect(screen.getByText(/^No source has a price for EXM\./u)).toBeDefined();
});

it('[VALUATION-SCREENS-8] compares no price in another currency, and says which it is in', () => {
  show({ ...exampleQuote, currency: 'CAD' });
  expect(headline('Price').text).toContain('CAD');
  const reason = 'The price is in CAD, the statements are in USD.';
  expect(headline('Upside').text).toContain(reason);
  expect(headline('Growth implied').text).toContain(reason);
  expect(screen.getByText(reason, { selector: 'p, p *' })).toBeDefined();
});

it('[VALUATION-SCREENS-8] has no upside to tell of a negative value, and says so', () => {
  const document = exampleDocument({ quote: exampleQuote });
  const valuation = exampleValuation({ ...document, body: setAssumption(document.body, 'debt', 9e10) });
  render(<HeadlineFigures valuation={valuation} onExplain={nothing} />);
  expect(headline('Value per share').text).toContain('\u2212');
  expect(headline('Upside').text).toMatch(/–.*The value per share is negative\./u);
  expect(headline('Upside').text).not.toContain('%');
});

it('[VALUATION-SCREENS-9] shows the growth that the price implies', () => {
  show(exampleQuote);
  expect(headline('Growth implied').text).toMatch(/^Explain Implied growth: \u2212?\d+\.\d%/u);
  expect(
    screen.getAllByText(/^The price implies revenue growth of \u2212?\d+\.\d% in every forecast year/u)
      .length,
  ).toBeGreaterThan(0);
});

it('[VALUATION-SCREENS-540] shows the cap rate that the price implies of a landlord valued by net assets', () => {
  const landlord = exampleLandlordDocument();
  const body = setAssumption(
    setAssumption(landlord.body, 'value_by', 'net_asset_value'),
    'net_operating_income',
    2e8,
  );
  const valuation = exampleValuation({ ...landlord, body });
  render(
    <>
      <HeadlineFigures valuation={valuation} onExplain={nothing} />
      <PricePanel valuation={valuation} onExplain={vi.fn()} />
    </>,
  );
  expect(headline('Cap rate implied').text).toMatch(/^Explain Implied cap rate: \d+\.\d%/u);
  expect(screen.getAllByText(/^The price implies a cap rate of \d+\.\d%, all else equal\.$/u)).not.toEqual(
    [],
  );
  expect(screen.queryByText('P/FFO implied')).toBeNull();
});

it('[VALUATION-SCREENS-9] says that no growth explains the price, which way, and that no margin does either', () => {
  show({ ...exampleQuote, price: 1e7 });
  const said =
    /one between −50% and \+100%\.? Even at \+100% growth, the value is below the price\. No final-year operating margin between −100% and \+100% would match it\./u;
  expect(headline('Growth implied').text).toMatch(said);
  expect(screen.getAllByText(said).length).toBeGreaterThan(0);
});

it('[VALUATION-SCREENS-9] says which margin of the final year would match a price that no growth does', () => {
  show({ ...exampleQuote, price: 2 });
  expect(headline('Growth implied').text).toMatch(
    /^None between .+ Even at −50% growth, the value is above the price\. A final-year operating margin of −?\d+\.\d% would match it\.$/u,
  );
});

it('[VALUATION-SCREENS-707] has the terminal share as checks, derivations and workbooks have it', () => {
  const valuation = exampleValuation();
  render(<HeadlineFigures valuation={valuation} onExplain={nothing} />);
  const share = (100 * valuation.evaluator.number('terminal_share')).toFixed(2);
  expect(headline('Terminal share').text).toContain(`${share}%`);
  expect(figureFormat('rate', { currency: 'USD' })).toMatchObject(terminalShareFormat);
});

it('[VALUATION-SCREENS-682] opens the derivation of what the price implies', () => {
  const onExplain = vi.fn();
  render(
    <HeadlineFigures
      valuation={exampleValuation(exampleDocument({ quote: exampleQuote }))}
      onExplain={onExplain}
    />,
  );
  fireEvent.click(headline('Growth implied').within.getByRole('button'));
  expect(onExplain).toHaveBeenCalledWith({ kind: 'implied-by-price' });
});
