import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { findSmallTouchTargets } from './findSmallTouchTargets.js';

const face = { padding: 0, border: '1px solid', background: 'var(--color-panel)' };

const meta = {
  title: 'Accessibility/Touch targets',
  render: () => (
    <div>
      <button style={{ ...face, width: '44px', height: '44px' }}>Open</button>
      <button style={{ ...face, width: '43px', height: '44px' }}>Save</button>
      <p>
        Read the <a href="#terms">terms of use</a> before you go on.
      </p>
      <nav aria-label="Pages">
        <a href="#status">Status</a>
      </nav>
      <label style={{ display: 'inline-flex', minHeight: '44px', minWidth: '8rem', alignItems: 'center' }}>
        <input type="checkbox" /> Keep it
      </label>
      <details>
        <summary style={{ minHeight: '44px' }}>More</summary>
        <button style={{ ...face, width: '20px' }}>In closed details</button>
      </details>
    </div>
  ),
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Found: Story = {
  name: '[ACCESSIBILITY-14] Found',
  play: async ({ canvasElement }) => {
    const names = findSmallTouchTargets(canvasElement).map(({ name }) => name);
    await expect(names).toEqual(['Save', 'Status']);
  },
};
