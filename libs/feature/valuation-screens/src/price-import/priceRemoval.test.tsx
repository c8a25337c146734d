import type { PriceRemovalReport } from '@finance-analyst/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages as priceMessages } from '../price/messages.js';
import type { ExampleMarket } from '../testing/exampleMarket.js';
import { exampleFundamentals, exampleParameters, exampleQuote } from '../testing/exampleModel.js';
import { buttonNamed, headline, openWorkbench, press, settle, whenOpen } from '../testing/openWorkbench.js';
import { messages } from './messages.js';

const report: PriceRemovalReport = {
  symbol: 'EXM',
  exchange: null,
  removed: 1250,
  firstDate: '2021-11-22',
  lastDate: '2026-11-20',
};
const json = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const opened = async (market: () => ExampleMarket) => {
  const workbench = openWorkbench({ market });
  await whenOpen();
  return workbench;
};
const openPrice = async () => {
  await press(screen.getByText(/^Edit price/u).closest('button') as HTMLButtonElement);
  await screen.findByText(priceMessages.setPrice);
};
const askToRemove = async () => {
  await openPrice();
  await press(screen.getByText(priceMessages.removeImported));
  return screen.findByRole('dialog', { name: messages.removalTitle('EXM') });
};
const remove = () => press(screen.getByText(messages.remove));

describe('The removal of imported prices', () => {
  it('[VALUATION-SCREENS-179] says what it does, takes the price of another source, and is reported', async () => {
    let market: ExampleMarket = {};
    const removed: string[] = [];
    const removes = (url: string) => {
      removed.push(url);
      const beta = { ...exampleParameters.beta, value: 1.42, label: 'Slope of 200 weekly returns' };
      market = {
        quote: { ...exampleQuote, source: 'stooq', price: 271.5, asOf: '2026-11-19' },
        parameters: { ...exampleParameters, beta },
      };
      return json(report);
    };
    market = { removes };
    await opened(() => market);
    const wacc = headline('WACC').text;
    const dialog = await askToRemove();
    expect(dialog.textContent).toContain(messages.removalExplained);
    expect(removed).toEqual([]);
    await remove();
    expect(await screen.findByText('1,250 imported days removed')).toBeDefined();
    expect(removed).toEqual(['/api/imports/prices?symbol=EXM']);
    expect(dialog.textContent).toContain('Prices from Nov 22, 2021 to Nov 20, 2026.');
    expect(dialog.textContent).toMatch(/now uses the price from Nov 19, 2026 \(Stooq\): 271\.50\sUSD\./u);
    expect(dialog.textContent).toContain('Default beta: 1.42. Slope of 200 weekly returns.');
    await press(screen.getByText(messages.close));
    expect(headline('Price').text).toContain('271.50');
    expect(headline('WACC').text).not.toBe(wacc);
    await press(buttonNamed('Undo Price from Nov 19, 2026'));
    expect(headline('Price').text).toContain('71.50');
  });

  it('[VALUATION-SCREENS-179] leaves the price of the model where the server has no other', async () => {
    let market: ExampleMarket = {};
    const removes = () => {
      market = { quote: null, parameters: null };
      return json({ ...report, removed: 1 });
    };
    market = { removes };
    await opened(() => market);
    await askToRemove();
    await remove();
    expect(await screen.findByText('1 imported day removed')).toBeDefined();
    expect(screen.getByText(messages.priceUnanswered)).toBeDefined();
    expect(screen.getByText(messages.betaUnanswered(messages.startAnew))).toBeDefined();
    await press(screen.getByText(messages.close));
    expect(headline('Price').text).toContain('71.50');
  });

  it('[VALUATION-SCREENS-179] removes nothing when it is canceled', async () => {
    const removes = vi.fn(() => json(report));
    await opened(() => ({ removes }));
    await askToRemove();
    await press(screen.getByText(messages.cancel));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(removes).not.toHaveBeenCalled();
  });

  it('[VALUATION-SCREENS-179] is waited for while it runs, says why it failed, and can be tried again', async () => {
    let answer: (response: Response) => void = () => undefined;
    const removes = vi.fn(
      () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    );
    await opened(() => ({ removes }));
    const dialog = await askToRemove();
    await remove();
    await remove();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.getByRole('dialog')).toBe(dialog);
    answer(json({ error: { code: 'import-not-allowed', message: 'Not from here.' } }, 403));
    expect(await screen.findByText('Not from here.')).toBeDefined();
    expect(removes).toHaveBeenCalledOnce();
    expect(headline('Price').text).toContain('71.50');
    await remove();
    expect(screen.queryByText('Not from here.')).toBeNull();
    answer(json(report));
    expect(await screen.findByText('1,250 imported days removed')).toBeDefined();
  });

  it('[VALUATION-SCREENS-179] changes no model that was left meanwhile', async () => {
    let answer: () => void = () => undefined;
    let market: ExampleMarket = {};
    const untilQuote = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const removes = () => {
      market = { untilQuote, quote: { ...exampleQuote, source: 'stooq', price: 271.5 } };
      return json(report);
    };
    market = { removes };
    const { go, workspace } = await opened(() => market);
    await askToRemove();
    await remove();
    go('/elsewhere');
    answer();
    await settle();
    expect(await workspace.drafts.list()).toEqual({ ok: true, value: [] });
  });

  it.each<[string, ExampleMarket]>([
    ['prices of a service', { quote: { ...exampleQuote, source: 'stooq' } }],
    ['a sample company', { fundamentals: exampleFundamentals({ source: 'sample' }) }],
  ])('[VALUATION-SCREENS-179] is not offered for %s', async (_what, market) => {
    await opened(() => market);
    await openPrice();
    expect(screen.queryByText(priceMessages.removeImported)).toBeNull();
  });
});
