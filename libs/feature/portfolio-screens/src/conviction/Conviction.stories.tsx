import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { messages as targetMessages } from '../targets/messages.js';
import { exampleBody } from '../testing/examplePortfolio.js';
import { modelOf } from '../testing/modelOf.js';
import { PortfolioHere } from '../testing/PortfolioHere.js';
import { messages } from './messages.js';

const meta = {
  title: 'Portfolio/Weights by conviction',
  component: PortfolioHere,
  args: { body: exampleBody, query: 'view=targets', models: [modelOf('ACME', 180), modelOf('OTHR', 150)] },
} satisfies Meta<typeof PortfolioHere>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The ledger, prices and rates come one after the other. */
const whileLoading = { timeout: 15_000 };

const open = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('radio', { name: messages.modes.conviction }, whileLoading));
};

const fieldOf = async (name: string): Promise<HTMLElement> =>
  screen.findByRole('textbox', { name: messages.convictionOf(name) });

export const Proposed: Story = {
  args: {
    body: {
      ...exampleBody,
      convictions: [
        { id: 'ACME', level: 4 },
        { id: 'XNAS:OTHR', level: 2 },
      ],
      convictionLimits: { largestWeight: 0.5, leastCash: 0.1 },
    },
  },
  name: '[PORTFOLIO-SCREENS-152] Targets are proposed from conviction and upside, and set in one undo step',
  play: async () => {
    await open();
    const table = within(await screen.findByRole('table', { name: messages.title }));
    // Upsides of 50% and 25% with convictions 4 and 2: 4 to 1 of 90%, the first cut to 50%, the rest to the second.
    const row = table.getByRole('row', { name: /^ACME/u });
    await expect(row).toHaveTextContent(/50\.0%at limit$/u);
    await expect(table.getByRole('row', { name: /^OTHR/u })).toHaveTextContent(/40\.0%$/u);
    await expect(table.getByRole('row', { name: /^Cash/u })).toHaveTextContent(/10\.0%$/u);
    await expect(
      within(row).getByRole('link', { name: messages.openModel('ACME, free cash flow', 'Nov 2, 2025') }),
    ).toHaveAttribute('href', expect.stringContaining('model=model-ACME'));
    await userEvent.click(screen.getByRole('button', { name: messages.take }));
    await expect(
      await screen.findByRole('textbox', { name: `${targetMessages.targetOf('ACME')} %` }),
    ).toHaveValue('50.0');
    await expect(screen.getByRole('textbox', { name: `${targetMessages.targetOf('OTHR')} %` })).toHaveValue(
      '40.0',
    );
    await userEvent.click(screen.getByRole('button', { name: `Undo: ${messages.taken}` }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: `${targetMessages.targetOf('ACME')} %` })).toHaveValue(''),
    );
  },
};

export const Entered: Story = {
  name: '[PORTFOLIO-SCREENS-153] A conviction from 1 to 5 is entered by keyboard, each as one undo step; others are refused with the reason',
  play: async () => {
    await open();
    await expect(await screen.findByText(messages.noConvictions)).toBeVisible();
    await userEvent.click(await fieldOf('ACME'));
    await userEvent.keyboard('9{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Enter 5 or less.');
    await userEvent.tab();
    await expect(await screen.findByText(/^ACME: Enter/u)).toBeVisible();
    await userEvent.click(await fieldOf('ACME'));
    await userEvent.keyboard('{Escape}3{Enter}');
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: `Undo: ${messages.convictionSet('ACME', 3)}` }),
      ).toBeVisible(),
    );
    await expect(screen.queryByText(/^ACME: Enter/u)).toBeNull();
    const limit = screen.getByRole('textbox', { name: `${messages.largestWeight} %` });
    await userEvent.click(limit);
    await userEvent.keyboard('15{Enter}');
    const row = await screen.findByRole('row', { name: /^ACME/u });
    await waitFor(() => expect(row).toHaveTextContent(/15\.0%at limit$/u));
    await expect(screen.getByText(messages.limited('15.0%'))).toBeVisible();
    await userEvent.clear(await fieldOf('ACME'));
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(messages.noConvictions)).toBeVisible();
  },
};

export const LeftOut: Story = {
  args: {
    models: [modelOf('ACME', 180), modelOf('WANT', 60)],
    body: {
      ...exampleBody,
      targets: [{ id: 'WANT', weight: 0.1 }],
      convictions: [
        { id: 'ACME', level: 4 },
        { id: 'XNAS:OTHR', level: 2 },
        { id: 'WANT', level: 5 },
      ],
    },
  },
  name: '[PORTFOLIO-SCREENS-154] Instruments without a value, and those not worth their price, are named',
  play: async () => {
    await open();
    await expect(await screen.findByText(messages.leftOutOf('OTHR', messages.noModel))).toBeVisible();
    await expect(screen.getByText(messages.sold('WANT'))).toBeVisible();
    await expect(screen.getByRole('row', { name: /^OTHR/u })).toHaveTextContent(
      new RegExp(`${messages.stays}$`, 'u'),
    );
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, body: { ...exampleBody, convictions: [{ id: 'ACME', level: 2.5 }] } },
  name: '[PORTFOLIO-SCREENS-155] What is read-only shows convictions and the proposal without fields',
  play: async () => {
    await open();
    await expect(await screen.findByRole('row', { name: /^ACME.*2\.5/u })).toBeVisible();
    await expect(screen.queryByRole('textbox', { name: messages.convictionOf('ACME') })).toBeNull();
    await expect(screen.queryByRole('button', { name: messages.take })).toBeNull();
  },
};
