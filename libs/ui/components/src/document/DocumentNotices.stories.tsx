import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, type ReactElement } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { buttonStyle } from '../button/buttonStyle.js';
import { SeparateNotice } from './SeparateNotice.js';
import { DeletedNotice } from './DeletedNotice.js';
import { CopyNotice } from './CopyNotice.js';
import { EarlierVersionNotice } from './EarlierVersionNotice.js';
import { ElsewhereNotice } from './ElsewhereNotice.js';
import { MergedNotice } from './MergedNotice.js';
import { NewerVersionNotice } from './NewerVersionNotice.js';
import { OpeningNotices } from './OpeningNotices.js';
import { RestoredNotice } from './RestoredNotice.js';
import { SaveProblemNotice } from './SaveProblemNotice.js';
import { SaveState } from './SaveState.js';
import { UnreadableNotice } from './UnreadableNotice.js';

const meta = { title: 'Documents/Notices' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const noun = 'portfolio';
const moment = 'Nov 20, 2026, 10:40 PM';
const link = (text: string) => (
  <a className={buttonStyle({ variant: 'link' })} href="#elsewhere">
    {text}
  </a>
);
const newer = {
  version: 2,
  moment,
  summary: 'comes to 1.2 USD m',
  link: link('Look at version 2'),
};
const choices = { onSaveCopy: fn(), onSaveOver: fn(), onUse: fn(), onOpen: fn() };
const problem = { noun, onRetry: fn(), onSaveCopy: fn(), onExport: fn() };

export const SaveStates: Story = {
  render: () => (
    <ul>
      {(['unsaved', 'edited', 'saving', 'saved', 'refused'] as const).map((status) => (
        <li key={status}>
          <SaveState status={status} keptIn="device" version={2} moment={moment} />
        </li>
      ))}
    </ul>
  ),
};

export const EntryRefused: Story = {
  render: () => (
    <SaveProblemNotice
      {...problem}
      problem={{ kind: 'refused', label: 'Quantity', reason: 'Enter a number.' }}
    />
  ),
};

export const DiskFull: Story = {
  render: () => (
    <SaveProblemNotice
      {...problem}
      problem={{ kind: 'failed', reason: 'This device has no storage left.', remedy: 'retry' }}
    />
  ),
};

export const DeletedElsewhere: Story = {
  render: () => (
    <SaveProblemNotice
      {...problem}
      problem={{ kind: 'failed', reason: 'It was deleted in another tab.', remedy: 'copy' }}
    />
  ),
};

export const DraftNotStored: Story = {
  render: () => (
    <SaveProblemNotice {...problem} problem={{ kind: 'draft', reason: 'This device has no storage left.' }} />
  ),
};

export const NewerThanEdits: Story = {
  render: () => <NewerVersionNotice {...choices} newer={newer} openedVersion={1} isEdited />,
};

export const NewerThanOpened: Story = {
  render: () => <NewerVersionNotice {...choices} newer={newer} openedVersion={1} isEdited={false} />,
};

export const Merged: Story = {
  render: () => <MergedNotice noun={noun} merged={newer} rows={[]} onDismiss={fn()} />,
};

export const MergedWithConflicts: Story = {
  render: () => (
    <MergedNotice
      noun={noun}
      merged={newer}
      rows={[{ id: 'fee', label: 'Fee', mine: '0.5%', theirs: '0.7%', side: 'mine' }]}
      onUse={fn()}
      onDismiss={fn()}
    />
  ),
};

const onEditHere = fn();

function UnderHeading({ isTaking = false }: { readonly isTaking?: boolean }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Example portfolio
      </h1>
      <ElsewhereNotice noun={noun} heading={heading} isTaking={isTaking} onEditHere={onEditHere} />
    </>
  );
}

export const OpenInAnotherTab: Story = {
  render: () => <UnderHeading />,
  name: '[COMPONENTS-66] Offers to edit here',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit here' }));
    await expect(onEditHere).toHaveBeenCalledOnce();
  },
};

export const BeingHandedOver: Story = { render: () => <UnderHeading isTaking /> };

export const Restored: Story = { render: () => <RestoredNotice moment={moment} onRevert={fn()} /> };

export const RestoredBeforeFirstSave: Story = { render: () => <RestoredNotice moment={moment} /> };

export const SavedAsSeparate: Story = {
  render: () => (
    <SeparateNotice noun={noun} onDismiss={fn()}>
      {link('Open “Example (unsaved changes, Nov 20, 2026)”')}
    </SeparateNotice>
  ),
};

const deleted = {
  noun,
  isEdited: true,
  onRecover: fn(),
  onSave: fn(),
  onDeleteAgain: fn(),
  onDismiss: fn(),
};

export const InTrash: Story = { render: () => <DeletedNotice {...deleted} deletion="trash" /> };

export const InTrashWhileFollowing: Story = {
  render: () => <DeletedNotice {...deleted} deletion="trash" onSave={undefined} />,
};

export const PermanentlyDeleted: Story = {
  render: () => <DeletedNotice {...deleted} deletion="permanent" />,
};

export const BackFromTrash: Story = { render: () => <DeletedNotice {...deleted} deletion="undone" /> };

export const CopyOpen: Story = {
  render: () => (
    <CopyNotice
      title="Example, copy"
      original={{ title: 'Example', version: 3, link: link('Open the original') }}
      onDismiss={fn()}
    />
  ),
};

export const CopyOfUnsaved: Story = {
  render: () => <CopyNotice title="Example, copy" original={null} onDismiss={fn()} />,
};

export const EarlierVersion: Story = {
  render: () => (
    <EarlierVersionNotice
      version={3}
      moment={moment}
      link={link('Open the newest version')}
      problem={null}
      onRestore={fn()}
    />
  ),
};

export const NotRestored: Story = {
  render: () => (
    <EarlierVersionNotice
      version={3}
      moment={moment}
      link={link('Open the newest version')}
      problem="This device has no storage left."
      onRestore={fn()}
    />
  ),
};

export const OfNewerRelease: Story = {
  render: () => (
    <OpeningNotices
      note="It was written by a newer release and is read-only here."
      isReadOnly
      draftProblem="The storage did not answer."
    />
  ),
};

export const Unreadable: Story = {
  render: () => (
    <UnreadableNotice noun={noun} reason="The stored record is damaged." link={link('Go to Home')} />
  ),
};

export const UnreadableForNow: Story = {
  render: () => (
    <UnreadableNotice
      noun={noun}
      reason="The storage did not answer."
      onRetry={fn()}
      link={link('Go to Home')}
    />
  ),
};
