import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from './Chip.js';

const meta = { title: 'Components/Chip', component: Chip, args: { children: 'Sample data' } } satisfies Meta<
  typeof Chip
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { children: 'Version 7' } };
export const Sample: Story = { args: { tone: 'sample' } };
export const Accent: Story = { args: { tone: 'accent', children: 'Edited' } };
export const Gain: Story = { args: { tone: 'gain', icon: 'check', children: '11 checks passed' } };
export const Loss: Story = { args: { tone: 'loss', icon: 'error', children: '2 checks failed' } };
export const Warning: Story = { args: { tone: 'warning', icon: 'warning', children: 'Stale' } };
export const WithDot: Story = { args: { tone: 'gain', dot: true, children: 'Synced 14:02' } };
