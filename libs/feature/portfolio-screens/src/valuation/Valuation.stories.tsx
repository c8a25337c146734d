import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigureFormatProvider } from '@finance-analyst/figures';
import { expect, screen, userEvent, within } from 'storybook/test';
import { MemoryRouter } from 'react-router-dom';
import { HoldingsPanel } from '../holdings/HoldingsPanel.js';
import { messages as screenMessages } from '../messages.js';
import { exampleBody, exampleHoldings } from '../testing/exampleHoldings.js';
import { messages } from './messages.js';

const meta = {
  title: 'Portfolio/Valuation',
  component: HoldingsPanel,
  args: {
    holdings: exampleHoldings,
    title: 'Sample portfolio',
    names: exampleBody,
    today: '2026-10-30',
    state: null,
    note: screenMessages.inCurrency('USD'),
    start: null,
    valuationOf: ({ holdings: [holding] }) =>
      holding?.instrument.symbol === 'YRW.SMP'
        ? {
            model: {
              id: 'model-1',
              title: 'Yarrowen, free cash flow',
              symbol: 'YRW.SMP',
              valuePerShare: { ok: true, value: 150 },
              currency: 'USD',
              savedAt: '2026-10-02T10:00:00.000Z',
              isSample: true,
            },
            others: 1,
            priceToValue: { ok: true, value: 0.86 },
            upside: { ok: true, value: 0.163 },
          }
        : null,
  },
  render: (args) => (
    <FigureFormatProvider locale="en-US" timeZone="UTC">
      <MemoryRouter>
        <HoldingsPanel {...args} />
      </MemoryRouter>
    </FigureFormatProvider>
  ),
} satisfies Meta<typeof HoldingsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Columns: Story = {
  name: '[PORTFOLIO-SCREENS-133] Shows what holdings are worth by saved models, with the ways to the models and to new ones',
  play: async () => {
    const toggle = screen.getByRole('switch', { name: messages.valuation });
    if (!(toggle as HTMLInputElement).checked) await userEvent.click(toggle);
    const row = within(screen.getByRole('rowheader', { name: /^Yarrowen/u }).closest('tr') as HTMLElement);
    await expect(
      row.getByRole('link', { name: messages.openModel('Yarrowen, free cash flow') }),
    ).toHaveAttribute('href', '/valuation-workbench?symbol=YRW.SMP&model=model-1');
    await expect(screen.getAllByRole('link', { name: /^Value /u })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/valuation-workbench\?symbol=/u),
    );
    await expect(screen.getByText(/of the value of all holdings/u)).toBeVisible();
    await userEvent.click(toggle);
    await expect(screen.queryByRole('columnheader', { name: messages.upside })).toBeNull();
  },
};
