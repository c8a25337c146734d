import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { TornadoBar } from './TornadoBar.js';
import { TornadoChart } from './TornadoChart.js';

const bar = (label: string, inputs: [string, string], outputs: [number, number | null]): TornadoBar => ({
  id: label,
  label,
  low: { input: inputs[0], output: { ok: true, value: outputs[0] } },
  high: {
    input: inputs[1],
    output:
      outputs[1] === null
        ? { ok: false, reason: 'Growth is above the rate.' }
        : { ok: true, value: outputs[1] },
  },
});

const meta = {
  title: 'Charts/TornadoChart',
  component: TornadoChart,
  args: {
    title: 'Value per share by input',
    summary: 'The cost of capital moves the value most, from 131.20 to 80.40.',
    outputLabel: 'Value per share',
    format: { kind: 'per-share', currency: 'USD' },
    base: { ok: true, value: 100 },
    reference: 92.5,
    bars: [
      bar('Cost of capital', ['7.0%', '9.0%'], [131.2, 80.4]),
      bar('Operating margin', ['−1.8 points', '+1.8 points'], [84.1, 115.9]),
      bar('Revenue growth', ['−1.0 points', '+1.0 points'], [93.4, 107]),
      bar('Tax rate', ['20.0%', '22.0%'], [101.2, 98.8]),
    ],
  },
} satisfies Meta<typeof TornadoChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FourInputs: Story = {};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const MissingEnd: Story = {
  name: '[CHARTS-5] Missing end',
  args: { bars: [bar('Terminal growth', ['2.0%', '9.0%'], [88, null])] },
  play: async ({ canvas }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Terminal growth: 88.00 at 2.0%, not available, Growth is above the rate. at 9.0%',
    );
  },
};
export const FarReference: Story = {
  name: '[CHARTS-121] Price off the scale',
  args: { reference: 900 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Off the scale: price, 900\.00\./u)).toBeVisible();
  },
};
export const WithoutBase: Story = { args: { base: { ok: false, reason: 'Growth is above the rate.' } } };
export const AsTable: Story = {
  name: '[CHARTS-11] As a table',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Actions of/ }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Show as table' }));
    await expect(canvas.getByRole('rowheader', { name: 'Cost of capital, 7.0% to 9.0%' })).toBeVisible();
    await expect(canvas.getByText('131.20')).toBeVisible();
  },
};

/** Beside something higher, then beside nothing. */
export const InAHigherRow: Story = {
  name: '[CHARTS-150] Fills its panel, and gives the height back',
  decorators: [
    (Story) => (
      <div data-row style={{ display: 'grid', height: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const drawing = canvas.getByRole('application', { name: /^Value per share/ }).querySelector('svg');
    const caption = canvas.getByText(/^▼ input/);
    const gap = (): number =>
      caption.getBoundingClientRect().top - (drawing?.getBoundingClientRect().bottom ?? 0);
    await waitFor(() => expect(Math.abs(gap())).toBeLessThan(16));
    const highest = drawing?.getBoundingClientRect().height ?? 0;
    canvasElement.querySelector<HTMLElement>('[data-row]')?.style.setProperty('height', 'auto');
    await waitFor(() => expect(drawing?.getBoundingClientRect().height).toBeLessThan(highest - 50));
    await waitFor(() => expect(Math.abs(gap())).toBeLessThan(16));
  },
};
