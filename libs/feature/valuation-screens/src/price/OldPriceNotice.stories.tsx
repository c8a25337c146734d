import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { exampleFundamentals, exampleQuote } from '../testing/exampleModel.js';
import { OldPriceNotice } from './OldPriceNotice.js';

const meta = {
  title: 'Valuation/OldPriceNotice',
  component: OldPriceNotice,
  args: { fundamentals: exampleFundamentals(), price: { ...exampleQuote, asOf: '2018-02-07' } },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof OldPriceNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PriceFromBeforeTheFilings: Story = {};
