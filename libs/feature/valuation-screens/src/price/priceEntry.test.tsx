import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ExampleMarket } from '../testing/exampleMarket.js';
import { exampleQuote } from '../testing/exampleModel.js';
import { modelOf } from '../testing/modelOf.js';
import {
  buttonNamed,
  headline,
  openTab,
  openWorkbench,
  press,
  settle,
  whenOpen,
} from '../testing/openWorkbench.js';
import { messages } from './messages.js';

const editPrice = () => screen.getByText(/^Edit price/u).closest('button') as HTMLButtonElement;
/** The field of the open entry. Asking for it by role would search the whole screen. */
const priceField = () =>
  waitFor(() => {
    const field = document.querySelector<HTMLInputElement>('form input[type="text"]');
    if (!field) throw new Error('The entry of a price is not open.');
    return field;
  });
const dayField = () => screen.getByLabelText<HTMLInputElement>(messages.day);

/** Types a price, and a day where one is given, into the open entry and sets it. */
async function enterPrice(price: string, day?: string): Promise<void> {
  const field = await priceField();
  act(() => {
    field.focus();
  });
  fireEvent.input(field, { target: { value: price } });
  fireEvent.keyDown(field, { key: 'Enter' });
  if (day !== undefined) fireEvent.change(dayField(), { target: { value: day } });
  await press(screen.getByText(messages.setPrice));
}

const opened = async (market: () => ExampleMarket = () => ({}), workspace = openTab()) => {
  const workbench = openWorkbench({ market, workspace });
  await whenOpen();
  return workbench;
};

describe('A price that is entered', () => {
  it('[VALUATION-SCREENS-70] moves upside, implied growth and what is held against it, and can be undone', async () => {
    const { shown } = await opened();
    const before = ['Upside', 'Growth implied'].map((label) => headline(label).text);
    await press(editPrice());
    expect((await priceField()).value).toBe('71.5');
    await enterPrice('143');
    expect(headline('Price').term).toBe('Price, Nov 20, 2026');
    expect(headline('Price').text).toContain('143.00');
    expect(headline('Price').text).toContain('Entered');
    for (const [index, label] of ['Upside', 'Growth implied'].entries())
      expect(headline(label).text).not.toBe(before[index]);
    expect(screen.getByText(/against the price, 143\.00/u)).toBeDefined();
    expect(shown.at(-1)?.prices).toEqual([{ source: 'Entered', asOf: '2026-11-20' }]);
    await press(buttonNamed('Undo Price to 143.00 on Nov 20, 2026'));
    expect(headline('Price').text).toContain('71.50');
    expect(headline('Upside').text).toBe(before[0]);
  });

  it('[VALUATION-SCREENS-70] is of the day that is entered, and of no day to come', async () => {
    await opened();
    await press(editPrice());
    await enterPrice('80', '2026-11-21');
    expect(screen.getByText(messages.dayAhead)).toBeDefined();
    expect(headline('Price').text).toContain('71.50');
    await enterPrice('80', '2026-11-18');
    expect(headline('Price').term).toBe('Price, Nov 18, 2026');
  });

  it('[VALUATION-SCREENS-70] is not set while what was typed cannot be read', async () => {
    await opened();
    await press(editPrice());
    await enterPrice('much');
    expect((await priceField()).value).toBe('much');
    expect(headline('Price').text).toContain('71.50');
  });

  it('[VALUATION-SCREENS-70] is kept as a draft, saved, and there again when the model is opened', async () => {
    const workspace = openTab();
    const { run, go, parameters } = await opened(() => ({ quote: null }), workspace);
    await press(screen.getAllByText(messages.enterPrice)[0] as HTMLElement);
    await enterPrice('80');
    await settle();
    const drafts = await workspace.drafts.list();
    const [draft] = drafts.ok ? drafts.value : [];
    expect(draft && modelOf(draft.document).body.priceSnapshot).toEqual({
      price: 80,
      currency: 'USD',
      asOf: '2026-11-20',
      source: 'entered',
    });
    await run('save');
    const address = `/valuation-workbench?${parameters().toString()}`;
    go('/elsewhere');
    go(address);
    await whenOpen();
    expect(headline('Price').text).toContain('80.00');
  });

  it('[VALUATION-SCREENS-18] is offered a later price of the server, which does not take its place by itself', async () => {
    let market: ExampleMarket = {};
    const { reconnect } = await opened(() => market);
    await press(editPrice());
    await enterPrice('80');
    market = { quote: { ...exampleQuote, price: 90, asOf: '2026-11-21T21:00:00Z' } };
    reconnect();
    const use = await screen.findByText('Use the price from Nov 21, 2026');
    expect(headline('Price').text).toContain('80.00');
    await press(use);
    expect(headline('Price').text).toContain('90.00');
  });

  it.each(['2026-11-20', '2026-11-10'])(
    '[VALUATION-SCREENS-161] of %s gives way to the newest market price, which undo takes back',
    async (day) => {
      await opened();
      await press(editPrice());
      await enterPrice('80', day);
      await press(editPrice());
      await press(
        await screen.findByText(/^Use the market price: 71\.50\sUSD from Nov 20, 2026 \(Imported file\)$/u),
      );
      expect(headline('Price').text).toContain('71.50');
      await press(buttonNamed('Undo Price from Nov 20, 2026'));
      expect(headline('Price').text).toContain('80.00');
    },
  );

  it('[VALUATION-SCREENS-161] says why there is no market price to use', async () => {
    await opened(() => ({ quote: null, whyNoPrice: 'No provider has EXM.' }));
    await press(screen.getAllByText(messages.enterPrice)[0] as HTMLElement);
    await enterPrice('80');
    expect(screen.queryByText('No provider has EXM.')).toBeNull();
    await press(editPrice());
    expect(await screen.findByText('No provider has EXM.')).toBeDefined();
  });

  it('[VALUATION-SCREENS-160] names the file as the source of an imported price', async () => {
    await opened();
    expect(headline('Price').text).toContain('Imported file');
  });

  it('[VALUATION-SCREENS-160] warns of an imported price far from that of another source, with both', async () => {
    let market: ExampleMarket = { quote: { ...exampleQuote, price: 7, asOf: '2026-11-19T00:00:00.000Z' } };
    const { reconnect } = await opened(() => market);
    await press(editPrice());
    expect(await priceField()).toBeDefined();
    expect(screen.queryByText(messages.farApart)).toBeNull();
    fireEvent.keyDown(await priceField(), { key: 'Escape' });
    market = { quote: { ...exampleQuote, price: 271.5, source: 'stooq' } };
    reconnect();
    await screen.findByText('Use the price from Nov 20, 2026');
    await press(editPrice());
    expect(await screen.findByText(messages.farApart)).toBeDefined();
    expect(screen.getByRole('dialog').textContent).toMatch(
      /7\.00\sUSD from Nov 19, 2026 \(Imported file\).*271\.50\sUSD from Nov 20, 2026 \(Stooq\)/u,
    );
  });

  it('[VALUATION-SCREENS-162] has the focus once the way to a newer price is gone', async () => {
    let market: ExampleMarket = {};
    const { reconnect } = await opened(() => market);
    market = { quote: { ...exampleQuote, price: 90, asOf: '2026-11-21T21:00:00Z' } };
    reconnect();
    const use = (await screen.findByText('Use the price from Nov 21, 2026')).closest('button');
    act(() => {
      use?.focus();
    });
    expect(document.activeElement).toBe(use);
    await press(use as HTMLElement);
    expect(document.activeElement).toBe(editPrice());
  });

  it('[VALUATION-SCREENS-70] is asked for by a command, at the price under the title', async () => {
    const { run } = await opened();
    expect(await run('price')).toEqual({ ok: true });
    expect(await priceField()).toBeDefined();
  });
});

describe('A model without a price', () => {
  const whyNoPrice = 'No price provider is configured for EXM.';

  it('[VALUATION-SCREENS-8] says why in the words of the server, with the ways to one', async () => {
    await opened(() => ({ quote: null, whyNoPrice }));
    expect(screen.getByText('No price for EXM')).toBeDefined();
    expect(screen.getAllByText(whyNoPrice, { exact: false })).toHaveLength(2);
    expect(screen.getAllByText(messages.importPrices).length).toBeGreaterThan(1);
    // Under the title, in the notice, and where the value would stand against the price.
    expect(screen.getAllByText(messages.enterPrice)).toHaveLength(3);
  });

  it('[VALUATION-SCREENS-70] has the focus at its price once one is entered where the way to it was', async () => {
    await opened(() => ({ quote: null, whyNoPrice }));
    const [, inNotice] = screen.getAllByText(messages.enterPrice);
    await press(inNotice as HTMLElement);
    await enterPrice('80');
    expect(screen.queryByText('No price for EXM')).toBeNull();
    await waitFor(() => {
      expect(document.activeElement).toBe(editPrice());
    });
  });
});
