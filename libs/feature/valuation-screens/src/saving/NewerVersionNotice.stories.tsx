import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { savingWithNewer } from '../testing/exampleSaving.js';
import { atAnAddress } from '../testing/storyFrame.js';
import { NewerVersionNotice } from './NewerVersionNotice.js';

const meta = {
  title: 'Valuation/NewerVersionNotice',
  component: NewerVersionNotice,
  args: {
    saving: savingWithNewer,
    onSaveOver: fn(),
    onReopen: fn(),
  },
  decorators: [atAnAddress],
} satisfies Meta<typeof NewerVersionNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WhileEditing: Story = {};
export const BeforeAnyEdit: Story = {
  args: { saving: { ...savingWithNewer, status: { kind: 'saved' }, isEdited: false } },
};
