import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyHint } from './KeyHint.js';
import { Skeleton } from './Skeleton.js';
import { VisuallyHidden } from './VisuallyHidden.js';

const meta = { title: 'Components/Small marks' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Keys: Story = { render: () => <KeyHint keys="Ctrl K" /> };
export const SkeletonLine: Story = { render: () => <Skeleton width="12rem" /> };
export const SkeletonText: Story = { render: () => <Skeleton lines={4} /> };
export const SkeletonChart: Story = { render: () => <Skeleton height="11rem" /> };
export const HiddenText: Story = {
  render: () => (
    <p>
      The next words are read and not seen. <VisuallyHidden>These words.</VisuallyHidden>
    </p>
  ),
};
