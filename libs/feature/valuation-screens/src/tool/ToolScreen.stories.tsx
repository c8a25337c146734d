import { createMarketDataStore } from '@finance-analyst/market-data';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'react-redux';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createFakeMemory } from '../testing/createFakeMemory.js';
import { exampleEntries } from '../testing/exampleEntries.js';
import { exampleFundamentals } from '../testing/exampleModel.js';
import { exampleMarket, type ExampleMarket } from '../testing/exampleMarket.js';
import { atAnAddress, withMarket } from '../testing/storyFrame.js';
import { startingEntries } from './startingEntries.js';
import { ToolScreen } from './ToolScreen.js';

/** A server that answers differently from the one in the other stories. */
const withServer =
  (given: ExampleMarket): Decorator =>
  (Story) => (
    <Provider store={createMarketDataStore({ fetch: exampleMarket(() => given).fetch }, {})}>
      <Story />
    </Provider>
  );

const meta = {
  title: 'Valuation/Tool',
  component: ToolScreen,
  parameters: { layout: 'padded' },
  args: {
    memory: createFakeMemory(null),
    replaceAddress: fn(() => true),
    copyText: fn(async () => undefined),
  },
  decorators: [atAnAddress, withMarket],
} satisfies Meta<typeof ToolScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const ThreeCases: Story = { args: { memory: createFakeMemory(exampleEntries()) } };
export const EnterpriseValue: Story = {
  args: {
    memory: createFakeMemory(
      exampleEntries({
        basis: 'operating-income',
        values: {
          netDebt: 6e9,
          'operating-income.finalMargin.base': 0.2,
          'operating-income.multiple.base': 13,
        },
      }),
    ),
  },
};
export const FinalLoss: Story = {
  args: {
    memory: createFakeMemory(exampleEntries({ values: { 'net-income.finalMargin.base': -0.02 } })),
  },
};
export const NotRemembered: Story = {
  args: { memory: createFakeMemory(exampleEntries(), true) },
};
export const Company: Story = {
  args: { memory: createFakeMemory({ ...startingEntries, symbol: 'EXM' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Company history' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Revenue USD m/ })).not.toHaveValue(''));
  },
};
export const SampleCompany: Story = {
  ...Company,
  decorators: [
    withServer({ fundamentals: exampleFundamentals({ source: 'sample', accountingStandard: 'sample' }) }),
  ],
};
export const OwnEntriesBesideACompany: Story = {
  args: { memory: createFakeMemory(exampleEntries({ symbol: 'EXM' })) },
};
export const CompanyFailed: Story = {
  args: { memory: createFakeMemory(exampleEntries({ symbol: 'EXM' })) },
  decorators: [withServer({ fundamentals: null, quote: null })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('EXM could not be loaded')).toBeVisible();
  },
};

export const PriceFailed: Story = {
  args: { memory: createFakeMemory({ ...startingEntries, symbol: 'EXM' }) },
  decorators: [withServer({ quote: { error: { code: 'timeout', message: 'Timed out.' } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The price of EXM could not be loaded')).toBeVisible();
  },
};

export const EveryKey: Story = {
  name: '[VALUATION-SCREENS-304] Answers with every key',
  args: { memory: createFakeMemory(exampleEntries()) },
  play: async ({ canvas }) => {
    const answer = canvas.getAllByText(/^Value per share/, { selector: 'dt' })[0]?.nextElementSibling;
    const multiple = canvas.getByRole('textbox', { name: /^Exit P\/E, base/ });
    await userEvent.clear(multiple);
    await expect(answer).toHaveTextContent('Enter exit P/E to see a value.');
    await userEvent.type(multiple, '2');
    const first = answer?.textContent;
    await userEvent.type(multiple, '0');
    await expect(answer?.textContent).not.toBe(first);
    await expect(answer).toHaveTextContent('129.65');
  },
};

export const Explained: Story = {
  name: '[VALUATION-SCREENS-307] Explains a figure down to its entries',
  args: { memory: createFakeMemory(exampleEntries()) },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: /^Year by year, base/ });
    await userEvent.click(within(table).getByRole('button', { name: /^Explain Net income, Year 5/ }));
    const drawer = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(within(drawer).getAllByText('Your entry').length).toBeGreaterThan(0);
  },
};
