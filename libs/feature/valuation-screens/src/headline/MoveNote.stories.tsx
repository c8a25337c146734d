import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleValuation } from '../testing/exampleModel.js';
import { editedValuation } from '../testing/storyFrame.js';
import { messages } from './messages.js';
import { MoveNote, type Move } from './MoveNote.js';

const move: Move = {
  edit: 'Terminal growth to 3.0%',
  before: exampleValuation(),
  after: editedValuation({ terminal_growth: 0.03 }),
};
const loss: Move = {
  ...move,
  edit: 'Growth 2026 to 2.0%',
  after: editedValuation({ 'revenue_growth@2026-12-31': 0.02 }),
};
const dilution: Move = {
  ...move,
  edit: 'Diluted shares to 150.0',
  after: editedValuation({ shares_outstanding: 1.5e8 }),
};

const meta = {
  title: 'Valuation/MoveNote',
  component: MoveNote,
  args: { move },
} satisfies Meta<typeof MoveNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Gain: Story = {};
export const NoEdit: Story = { args: { move: null } };
export const LossThroughTwoParts: Story = { args: { move: loss } };
export const MoreShares: Story = { args: { move: dilution } };
export const NoValueAfterwards: Story = {
  args: {
    move: { ...move, edit: 'Terminal growth to 40.0%', after: editedValuation({ terminal_growth: 0.4 }) },
  },
};
export const NoValueBefore: Story = { args: { move: { ...move, before: null } } };

/** The notes one above the other, before an edit and after some, in a column of this width. */
const inColumn = (width: string) => () => (
  <div style={{ width }}>
    {[null, move, loss, dilution].map((each, index) => (
      <MoveNote key={index} move={each} />
    ))}
  </div>
);

const keepsItsPlace: NonNullable<Story['play']> = async ({ canvas }) => {
  const heights = canvas.getAllByRole('status').map((note) => note.getBoundingClientRect().height);
  await expect(heights).toHaveLength(4);
  await expect(new Set(heights).size).toBe(1);
};

const hasWordsInTheMiddle: NonNullable<Story['play']> = async ({ canvas }) => {
  const words = canvas.getByText(messages.noEdit);
  await expect(words).toBeVisible();
  const place = words.parentElement?.getBoundingClientRect();
  const { top, bottom } = words.getBoundingClientRect();
  const [above, below] = [top - (place?.top ?? NaN), (place?.bottom ?? NaN) - bottom];
  await expect(above).toBeGreaterThan(0);
  await expect(Math.abs(above - below)).toBeLessThan(1);
};

export const KeepsItsPlace: Story = {
  name: '[VALUATION-SCREENS-6] Has its place before the first edit',
  render: inColumn('60rem'),
  play: async (context) => {
    await keepsItsPlace(context);
    await expect(context.canvas.getByText(messages.noEdit)).toBeVisible();
  },
};
export const KeepsItsPlaceOnAPhone: Story = {
  name: '[VALUATION-SCREENS-6] Has its place before the first edit, on a phone',
  render: inColumn('22rem'),
  play: async (context) => {
    await keepsItsPlace(context);
    await hasWordsInTheMiddle(context);
  },
};
export const KeepsItsPlaceOnASmallPhone: Story = {
  name: '[VALUATION-SCREENS-6] Has its place before the first edit, on a small phone',
  render: inColumn('18rem'),
  play: async (context) => {
    await keepsItsPlace(context);
    await hasWordsInTheMiddle(context);
  },
};
