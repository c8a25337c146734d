import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePlace } from '../testing/examplePlace.js';
import { createTestTools } from '../testing/createTestTools.js';
import { ShortcutsHelp } from './ShortcutsHelp.js';

const { registry } = createTestTools();

const meta: Meta<typeof ShortcutsHelp> = {
  title: 'Shell/ShortcutsHelp',
  component: ShortcutsHelp,
  args: { commands: registry.commands, places: [], hasCommandKey: false, isShortcutEnabled: () => true },
};
export default meta;

type Story = StoryObj<typeof ShortcutsHelp>;

export const Usual: Story = {};

export const OnMac: Story = { args: { hasCommandKey: true } };

export const WithPlace: Story = { args: { places: [examplePlace] } };

export const WithPlaceOnMac: Story = { args: { places: [examplePlace], hasCommandKey: true } };

export const SwitchedOff: Story = { args: { isShortcutEnabled: ({ id }) => id === 'view.close' } };

export const SwitchedOffWithPlace: Story = { args: { ...SwitchedOff.args, places: [examplePlace] } };
