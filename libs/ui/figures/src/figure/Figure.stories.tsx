import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FigureFormatProvider } from '../format/FigureFormatProvider.js';
import { Figure } from './Figure.js';

const meta = {
  title: 'Figures/Figure',
  component: Figure,
  args: { value: 0.0842, kind: 'rate', precision: 2, label: 'WACC' },
} satisfies Meta<typeof Figure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rate: Story = {};
export const Amount: Story = {
  args: { value: 17_592_000_000, kind: 'amount', scale: 'millions', currency: 'USD', precision: 0 },
};
export const PerShare: Story = { args: { value: 137.0129, kind: 'per-share', currency: 'USD' } };
export const Multiple: Story = { args: { value: 11.72, kind: 'multiple', precision: 1 } };
export const Count: Story = { args: { value: 128_400_000, kind: 'count', scale: 'millions', precision: 1 } };
export const Negative: Story = { args: { value: -0.084, precision: 1 } };
export const CalendarDate: Story = { args: { value: { ok: true, value: '2026-11-20' }, kind: 'date' } };
export const Strong: Story = { args: { emphasis: 'strong' } };
export const Answer: Story = { args: { value: 137.01, kind: 'per-share', emphasis: 'answer' } };
export const UnitInHeader: Story = { args: { unit: 'hidden' } };

export const Missing: Story = {
  name: '[FIGURES-2] Missing',
  args: { value: { ok: false, reason: 'The filing of 2025 has no interest expense.' } },
  play: async ({ canvas, canvasElement }) => {
    const figure = canvas.getByRole('button', { name: /WACC: Not available: The filing of 2025/ });
    await expect(figure).toHaveTextContent('–');
    await userEvent.click(figure);
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'WACC' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent('The filing of 2025 has no interest expense.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(figure).toHaveFocus());
  },
};

export const MissingInGrid: Story = {
  args: { value: { ok: false, reason: 'Growth is above the cost of capital.' }, isStatic: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/Growth is above/)).toBeInTheDocument();
  },
};

export const WithSource: Story = {
  name: '[FIGURES-13] With source',
  args: {
    value: 612_000_000,
    kind: 'amount',
    scale: 'millions',
    currency: 'USD',
    precision: 0,
    label: 'Cash',
    provenance: { label: '10-K 2025', detail: 'balance sheet', asOf: '2025-12-31' },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Cash/ }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Cash' });
    await expect(dialog).toHaveTextContent('10-K 2025, balance sheet');
    await expect(dialog).toHaveTextContent('Dec 31, 2025');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const SampleData: Story = {
  args: { provenance: { label: 'Sample market', asOf: '2026-11-20T16:00:00Z', sample: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('sample')).toBeVisible();
  },
};

export const Stale: Story = {
  args: {
    provenance: {
      label: 'Exchange',
      asOf: '2026-11-03T16:00:00Z',
      stale: 'Dated Nov 3, 2026; no newer price is available.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('stale')).toBeVisible();
  },
};

export const Explainable: Story = {
  args: { onExplain: fn() },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /Explain WACC/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExplain).toHaveBeenCalledOnce();
  },
};

export const GermanLocale: Story = {
  args: { value: -1234567.5, kind: 'amount', currency: 'EUR', precision: 2 },
  decorators: [
    (Story) => (
      <FigureFormatProvider locale="de-DE">
        <Story />
      </FigureFormatProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/−1\.234\.567,50/)).toBeVisible();
  },
};
