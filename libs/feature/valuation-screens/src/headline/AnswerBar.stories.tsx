import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { exampleDocument, exampleValuation } from '../testing/exampleModel.js';
import { editedValuation } from '../testing/storyFrame.js';
import { AnswerBar } from './AnswerBar.js';
import { messages } from './messages.js';
import type { Move } from './MoveNote.js';

const edited = editedValuation({ terminal_growth: 0.03 });
const move: Move = { edit: 'Terminal growth to 3.00%', before: exampleValuation(), after: edited };

const meta = {
  title: 'Valuation/AnswerBar',
  component: AnswerBar,
  parameters: { layout: 'fullscreen' },
  args: { headline: { current: null }, valuation: edited, move, saveStatus: { kind: 'edited' } },
  render: function Page(bar) {
    const headline = useRef<HTMLDivElement>(null);
    return (
      <div style={{ position: 'relative', height: '300vh', margin: '0 1.5rem', paddingTop: '4rem' }}>
        <div ref={headline}>The figures under the title</div>
        <AnswerBar {...bar} headline={headline} />
        <label>
          A field under them <input defaultValue="8.2" />
        </label>
      </div>
    );
  },
} satisfies Meta<typeof AnswerBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const scrollTo = async (top: number, isShown: boolean): Promise<void> => {
  await waitFor(
    async () => {
      // Again until the page is long enough for it: styles may come after what they style.
      window.scrollTo(0, top);
      await expect(document.querySelector('[data-answer-bar]') !== null).toBe(isShown);
      // A browser that draws other pages too tells late what is in sight.
    },
    { timeout: 5000 },
  );
};

const comesAndGoes: NonNullable<Story['play']> = async ({ canvas }) => {
  await scrollTo(0, false);
  const field = canvas.getByRole('textbox');
  const place = (): number => field.getBoundingClientRect().top + scrollY;
  const before = place();
  await scrollTo(600, true);
  await expect(place()).toBe(before);
  await waitFor(() => expect(canvas.getByText(messages.valuePerShare)).toBeVisible());
  // It repeats what stands above: nobody hears it twice.
  await expect(canvas.queryByRole('definition')).toBeNull();
  await scrollTo(0, false);
  await expect(place()).toBe(before);
  window.scrollTo(0, 600);
};

export const WithAnEdit: Story = {
  name: '[VALUATION-SCREENS-75] Comes when the figures are out of sight, and moves nothing',
  play: comesAndGoes,
};
export const BeforeAnEdit: Story = { args: { move: null }, play: () => scrollTo(600, true) };
export const WithoutPrice: Story = {
  args: { valuation: exampleValuation(exampleDocument({ quote: null })), move: null },
  play: () => scrollTo(600, true),
};
export const ReadOnly: Story = { args: { move: null, saveStatus: null }, play: () => scrollTo(600, true) };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: () => scrollTo(600, true),
};

const reason =
  'The browser has no room left for this model. Export the model, or free storage and try again.';

const saysWhy: NonNullable<Story['play']> = async ({ canvas }) => {
  await scrollTo(600, true);
  const words = canvas.getByText(messages.saveStatus.failed);
  const why = canvas.getByText(messages.whyNotSaved(reason));
  await waitFor(() => expect(why).toBeVisible());
  const bar = words.parentElement as HTMLElement;
  await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  await expect(why.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  await expect(why.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    bar.getBoundingClientRect().bottom - 1,
  );
};

export const NotSaved: Story = {
  name: '[VALUATION-SCREENS-178] Says below the bar why the model is not saved',
  args: { saveStatus: { kind: 'failed', code: 'storage-full', reason } },
  play: saysWhy,
};
export const NotSavedOnAPhone: Story = {
  ...NotSaved,
  name: '[VALUATION-SCREENS-178] Says on a phone why the model is not saved',
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};
