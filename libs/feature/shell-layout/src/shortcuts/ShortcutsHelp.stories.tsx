import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleKeyScope } from '../testing/exampleKeyScope.js';
import { createTestTools } from '../testing/createTestTools.js';
import { ShortcutsHelp } from './ShortcutsHelp.js';

const { registry } = createTestTools();

const meta: Meta<typeof ShortcutsHelp> = {
  title: 'Shell/ShortcutsHelp',
  component: ShortcutsHelp,
  args: { commands: registry.commands, keyScopes: [], hasCommandKey: false, isShortcutEnabled: () => true },
};
export default meta;

type Story = StoryObj<typeof ShortcutsHelp>;

export const Usual: Story = {};

export const OnMac: Story = { args: { hasCommandKey: true } };

export const WithKeyScope: Story = { args: { keyScopes: [exampleKeyScope] } };

export const WithKeyScopeOnMac: Story = { args: { keyScopes: [exampleKeyScope], hasCommandKey: true } };

export const SwitchedOff: Story = { args: { isShortcutEnabled: ({ id }) => id === 'view.close' } };

export const SwitchedOffWithKeyScope: Story = { args: { ...SwitchedOff.args, keyScopes: [exampleKeyScope] } };
