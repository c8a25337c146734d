import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { NameList } from './NameList.js';

const meta = {
  title: 'Components/NameList',
  component: NameList,
  args: { names: ['Acme', 'Brill', 'Corvin', 'Dunmarrow', 'Elver'] },
} satisfies Meta<typeof NameList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Acme, Brill, Corvin and 2 more');
    await userEvent.click(canvas.getByRole('button', { name: /2 more/u }));
    await expect(canvasElement).toHaveTextContent('Acme, Brill, Corvin, Dunmarrow, Elver');
  },
};

export const Few: Story = {
  args: { names: ['Acme', 'Brill', 'Corvin', 'Dunmarrow'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Acme, Brill, Corvin, Dunmarrow');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
