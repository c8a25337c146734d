import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.js';
import { Skeleton } from '../mark/Skeleton.js';
import { Panel } from './Panel.js';

const meta = {
  title: 'Components/Panel',
  component: Panel,
  args: {
    title: 'Forecast',
    note: 'USD m',
    minHeight: '9rem',
    children: <p>Revenue grows 11.2% in the first year and fades to 6.8%.</p>,
  },
} satisfies Meta<typeof Panel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: {
    actions: <Button variant="link">Explain</Button>,
    menu: [{ id: 'csv', label: 'Download figures', icon: 'download', hint: 'CSV' }],
    onMenuAction: fn(),
    footer: '10-K 2025, filed 14 Feb 2026',
  },
};
export const Loading: Story = {
  args: { state: { kind: 'loading' }, skeleton: <Skeleton height="8rem" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Forecast: loading');
    await expect(canvas.queryByText(/Revenue grows/)).toBeNull();
  },
};
export const Empty: Story = {
  args: {
    state: {
      kind: 'empty',
      title: 'The forecast of a company',
      message:
        'Choose a company, and five years of its cash flows stand here, each with the filing it rests on.',
      action: <Button variant="primary">Load sample data</Button>,
    },
  },
};
export const Failed: Story = {
  args: {
    state: {
      kind: 'failed',
      title: 'The filings did not load',
      message: 'The server did not answer. Your assumptions are kept.',
      onRetry: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    if (args.state?.kind === 'failed') await expect(args.state.onRetry).toHaveBeenCalledOnce();
  },
};
export const Stale: Story = {
  args: { state: { kind: 'stale', message: 'These figures are 3 days old.', onRefresh: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Revenue grows/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toBeVisible();
  },
};
export const Sample: Story = {
  args: { sample: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sample data')).toBeVisible();
  },
};

export const SampleInANarrowColumn: Story = {
  name: '[COMPONENTS-14] Keeps the mark of sample data beside the title',
  args: { title: 'Companies to try', note: 'fictional, prices from 30 Oct 2026', sample: true },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const mark = canvas.getByText('Sample data').getBoundingClientRect();
    const note = canvas.getByText(/^fictional/u).getBoundingClientRect();
    await expect(Math.abs(mark.top + mark.bottom - title.top - title.bottom)).toBeLessThanOrEqual(2);
    await expect(mark.left).toBeGreaterThan(title.right);
    await expect(note.top).toBeGreaterThanOrEqual(mark.bottom);
    await expect(note.left).toBe(title.left);
  },
};

function BreaksOnce(): ReactElement {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('The row has no columns.');
  return (
    <Button
      onPress={() => {
        setBroken(true);
      }}
    >
      Break it
    </Button>
  );
}

export const Broken: Story = {
  args: { children: <BreaksOnce />, onError: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Break it' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Forecast could not be shown');
    await expect(args.onError).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Break it' })).toBeVisible();
  },
};
