import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { exampleSaving } from '../testing/exampleSaving.js';
import { atAnAddress } from '../testing/storyFrame.js';
import { ApartNotice } from './ApartNotice.js';

const forgetApart = fn();
const apart = [{ ...exampleSaving.document, id: 'apart', title: 'Example (unsaved changes, 2026-11-20)' }];

const meta = {
  title: 'Valuation/ApartNotice',
  component: ApartNotice,
  args: { saving: { ...exampleSaving, apart, forgetApart } },
  decorators: [atAnAddress],
} satisfies Meta<typeof ApartNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SavedApart: Story = {
  name: '[VALUATION-SCREENS-192] Opens what was saved apart, and goes when it is dismissed',
  play: async () => {
    const link = await screen.findByRole('link', { name: /^Open “Example \(unsaved changes/u });
    await expect(link).toHaveAttribute('href', expect.stringContaining('model=apart'));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(forgetApart).toHaveBeenCalledOnce();
  },
};
