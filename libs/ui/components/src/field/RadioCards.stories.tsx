import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Chip } from '../mark/Chip.js';
import { RadioCards, type RadioCard } from './RadioCards.js';

const meta = { title: 'Components/RadioCards' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const cards: readonly RadioCard<'growth' | 'value' | 'later'>[] = [
  { value: 'growth', title: 'Growth', explanation: 'Weighted by expected growth.' },
  {
    value: 'value',
    title: 'Value',
    explanation: 'Weighted by upside to the value per share.',
    mark: <Chip tone="sample">Sample</Chip>,
  },
  { value: 'later', title: 'Income', explanation: 'Not available yet.', isUnavailable: true },
];

function Controlled({ isCompact = false }: { readonly isCompact?: boolean }): ReactElement {
  const [value, setValue] = useState<'growth' | 'value' | 'later' | null>('growth');
  return <RadioCards legend="Preset" cards={cards} value={value} onChange={setValue} isCompact={isCompact} />;
}

export const ByKeyboard: Story = {
  render: () => <Controlled />,
  play: async ({ canvas }) => {
    const growth = canvas.getByRole('radio', { name: 'Growth' });
    growth.focus();
    await userEvent.keyboard('{ArrowDown}');
    const value = canvas.getByRole('radio', { name: 'Value' });
    await expect(value).toBeChecked();
    await expect(value).toHaveAccessibleDescription('Weighted by upside to the value per share.');
  },
};

export const Compact: Story = { render: () => <Controlled isCompact /> };
