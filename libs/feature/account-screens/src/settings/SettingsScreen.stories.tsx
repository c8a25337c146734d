import { createDeviceStorage } from '@finance-analyst/session';
import type { Workspace } from '@finance-analyst/workspace';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { createBackup } from '../backup/createBackup.js';
import { exampleModel } from '../testing/exampleModel.js';
import { fakeStorage, deniedStorage } from '../testing/fakeStorage.js';
import { openWorkspace, stageNow } from '../testing/openWorkspace.js';
import { SettingsStage, type SettingsStageProps } from '../testing/SettingsStage.js';

type SettingsState = Omit<SettingsStageProps, 'workspace'>;

const meta = {
  title: 'Account/SettingsScreen',
  args: { device: fakeStorage() },
  loaders: [async () => ({ workspace: await openWorkspace([exampleModel({ years: 5 })]) })],
  render: (args, { loaded }) => (
    <SettingsStage {...args} workspace={(loaded as { readonly workspace: Workspace }).workspace} />
  ),
} satisfies Meta<SettingsState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ChosenOtherwise: Story = {
  args: {
    device: fakeStorage({
      'user-preferences': JSON.stringify({
        alwaysShowCLI: true,
        locale: 'de-CH',
        timeZone: 'Asia/Tokyo',
        usageRecording: false,
      }),
    }),
  },
};
export const ProvidersLoading: Story = { args: { providers: { kind: 'loading' } } };
export const ProvidersFailed: Story = {
  args: {
    providers: {
      kind: 'failed',
      reason: 'The server cannot be reached. What is stored on this device stays usable.',
      onRetry: () => undefined,
    },
  },
};
export const ProvidersInTrouble: Story = {
  args: {
    providers: {
      kind: 'ready',
      providers: [
        {
          id: 'sec-edgar',
          name: 'SEC EDGAR',
          state: 'limited',
          reason: 'SEC EDGAR asks for fewer requests until 14:40.',
        },
        { id: 'other', name: 'Another provider', state: 'failing', reason: 'It did not answer within 10 s.' },
      ],
    },
  },
};
export const NoProvider: Story = { args: { providers: { kind: 'ready', providers: [] } } };
export const NothingKept: Story = {
  args: { device: deniedStorage, deviceStorage: createDeviceStorage(undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Share usage records' }));
    await canvas.findAllByRole('alert');
  },
};
export const NotReadable: Story = {
  args: { device: fakeStorage({ 'user-preferences': '{', 'accessibility-preferences': '{' }) },
};
/** The restore preview, before it is confirmed. */
export const RestorePreview: Story = {
  play: async ({ canvas, userEvent }) => {
    const workspace = await openWorkspace([
      exampleModel({ years: 10 }),
      exampleModel({ id: 'other', title: 'Glenhollin Foods, bear case' }),
    ]);
    const backup = await createBackup({
      workspace,
      settings: { 'user-preferences': '{"locale":"de-CH"}' },
      clock: () => stageNow,
    });
    if (!backup.ok) throw new Error(backup.reason);
    const input = await canvas.findByLabelText('Restore from a backup', { selector: 'input' });
    await userEvent.upload(input, new File([backup.content], backup.name, { type: 'application/json' }));
    await screen.findByRole('dialog', { name: 'Restore this backup?' });
  },
};
