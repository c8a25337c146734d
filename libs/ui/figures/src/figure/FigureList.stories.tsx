import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
      { id: 'implied', label: 'The price implies', children: '11.7% growth' },
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

const remarked = {
  figures: [
    {
      id: 'value',
      label: 'Value per share',
      note: '31 May 2026',
      children: <Figure value={137.01} kind="per-share" />,
    },
    { id: 'data', label: 'Market data', remark: 'prices to 30 Oct 2026', children: 'Sample market' },
  ],
};
const boxOf = (words: string): DOMRect => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (walker.currentNode.textContent?.trim() !== words) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    return range.getBoundingClientRect();
  }
  throw new Error(`“${words}” is not on the screen.`);
};

export const Remark: Story = {
  name: '[FIGURES-23] A remark beside its figure',
  args: remarked,
  play: async () => {
    const figure = boxOf('Sample market');
    const remark = boxOf('prices to 30 Oct 2026');
    await expect(remark.left).toBeGreaterThan(figure.right);
    await expect(remark.top).toBeLessThan(figure.bottom);
  },
};

export const RemarkWithoutRoom: Story = {
  name: '[FIGURES-23] A remark and a note on a line of their own',
  args: remarked,
  decorators: [
    (Story) => (
      <div style={{ width: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const pairs = [
      [boxOf('Sample market'), boxOf('prices to 30 Oct 2026')],
      [boxOf('Value per share,'), boxOf('31 May 2026')],
    ] as const;
    for (const [words, under] of pairs) {
      await expect(Math.abs(under.left - words.left)).toBeLessThanOrEqual(1);
      await expect(under.top).toBeGreaterThanOrEqual(words.top + words.height / 2);
      await expect(under.top - words.bottom).toBeLessThanOrEqual(8);
      // One line of small letters.
      await expect(under.height).toBeLessThan(24);
    }
  },
};

/** Where the baseline of a figure lies, and where it begins. */
const standingOf = (label: RegExp) => {
  const term = [...document.querySelectorAll('dt')].find(({ textContent }) => label.test(textContent));
  const figure = term?.nextElementSibling?.querySelector('button, span') ?? term?.nextElementSibling;
  const mark = document.createElement('span');
  mark.style.display = 'inline-block';
  figure?.append(mark);
  const { bottom } = mark.getBoundingClientRect();
  mark.remove();
  const { left, top } = (term as HTMLElement).getBoundingClientRect();
  return {
    baseline: Math.round(bottom),
    left: Math.round(left),
    underLabel: Math.round(bottom) - Math.round(top),
  };
};

export const OnAPhone: Story = {
  name: '[FIGURES-22] On a phone',
  beforeEach: () => {
    // The size of a finger, as on a phone.
    document.documentElement.style.setProperty('--touch-target', '2.75rem');
    return () => {
      document.documentElement.style.removeProperty('--touch-target');
    };
  },
  decorators: [
    (Story) => (
      <div style={{ width: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const rows = [
      [standingOf(/^Value per share/u), standingOf(/^Price,/u)],
      [standingOf(/^Upside/u), standingOf(/^The price implies/u)],
      [standingOf(/^Terminal share/u), standingOf(/^WACC/u)],
    ] as const;
    for (const [first, second] of rows) {
      await expect(second.baseline).toBe(first.baseline);
      await expect(first.left).toBe(rows[0][0].left);
      await expect(second.left).toBe(rows[0][1].left);
    }
    // A figure that can be pressed stands no lower than one that cannot.
    await expect(Math.abs(rows[1][0].underLabel - rows[2][0].underLabel)).toBeLessThanOrEqual(1);
  },
};

export const SentenceUnderAFigure: Story = {
  name: '[FIGURES-32] A sentence on a figure, which leaves the others in their line',
  args: {
    figures: [
      {
        id: 'value',
        label: 'Value per share',
        isAnswer: true,
        children: <Figure value={6.69} kind="per-share" />,
      },
      {
        id: 'implied',
        label: 'Growth implied',
        below:
          'Even at +100% growth, the value is below the price. A final-year operating margin of 61.0% would match it.',
        children: 'None between −50% and +100%',
      },
      { id: 'wacc', label: 'WACC', children: <Figure value={0.0842} kind="rate" precision={2} /> },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: '44rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const [label, other, figure] = [
      boxOf('Growth implied'),
      boxOf('WACC'),
      boxOf('None between −50% and +100%'),
    ];
    await expect(other.top).toBe(label.top);
    const sentence = boxOf(
      'Even at +100% growth, the value is below the price. A final-year operating margin of 61.0% would match it.',
    );
    await expect(sentence.top).toBeGreaterThanOrEqual(figure.bottom - 4);
    await expect(sentence.right).toBeLessThanOrEqual(figure.right + 1);
  },
};
