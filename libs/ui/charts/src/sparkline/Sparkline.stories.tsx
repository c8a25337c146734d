import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FigureResult } from '@finance-analyst/figures';
import { Sparkline } from './Sparkline.js';

const figures = (values: readonly (number | undefined)[]): readonly FigureResult[] =>
  values.map((value) => (value === undefined ? { ok: false, reason: 'No close.' } : { ok: true, value }));

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { label: 'Price', format: { kind: 'per-share' }, values: figures([141, 143, 139, 146, 151, 149.6]) },
} satisfies Meta<typeof Sparkline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Course: Story = {};
export const WithGap: Story = { args: { values: figures([141, 143, undefined, undefined, 151, 149.6]) } };
export const Flat: Story = { args: { values: figures([5, 5, 5]) } };
export const Missing: Story = { args: { values: figures([undefined, undefined]) } };
