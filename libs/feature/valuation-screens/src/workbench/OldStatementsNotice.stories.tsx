import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleDocument, exampleFundamentals } from '../testing/exampleModel.js';
import { OldStatementsNotice } from './OldStatementsNotice.js';

const meta = {
  title: 'Valuation/OldStatementsNotice',
  component: OldStatementsNotice,
  args: {
    model: exampleDocument(),
    fundamentals: exampleFundamentals(),
    clock: () => new Date('2030-11-20T22:00:00.000Z'),
  },
} satisfies Meta<typeof OldStatementsNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const YearsAgo: Story = {};
