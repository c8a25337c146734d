import type { Meta, StoryObj } from '@storybook/react-vite';
import { Delta } from './Delta.js';
import { Figure } from './Figure.js';
import { FigureList } from './FigureList.js';

const meta = {
  title: 'Figures/FigureList',
  component: FigureList,
  args: {
    figures: [
      {
        id: 'value',
        label: 'Value per share',
        isAnswer: true,
        children: (
          <Figure value={137.01} kind="per-share" label="Value per share" onExplain={() => undefined} />
        ),
      },
      {
        id: 'price',
        label: 'Price',
        note: '20 Nov 16:00',
        children: <Figure value={149.6} kind="per-share" />,
      },
      { id: 'upside', label: 'Upside', children: <Delta value={-0.084} kind="rate" /> },
      { id: 'implied', label: 'The price implies', children: '11.7 % growth' },
      {
        id: 'terminal',
        label: 'Terminal share',
        children: <Figure value={0.78} kind="rate" precision={0} />,
      },
      { id: 'wacc', label: 'WACC', children: <Figure value={0.0842} kind="rate" precision={2} /> },
    ],
  },
} satisfies Meta<typeof FigureList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Answers: Story = {};
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
