import type { BackupResult } from '@finance-analyst/account-screens';
import { createWorkspace } from '@finance-analyst/workspace';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { files } from '../services/files.js';
import { exampleModel } from '../testing/exampleModel.js';
import { messages } from './messages.js';
import { UpdateQuestion } from './UpdateQuestion.js';

const nothing = () => undefined;
const clock = () => new Date('2026-11-20T09:00:00.000Z');
const inTab = () => createWorkspace({ indexedDB: undefined, clock, createId: () => 'id', ownerId: 'device' });
const download = async (result: BackupResult) => {
  const workspace = inTab();
  await workspace.save(exampleModel());
  render(
    <UpdateQuestion
      services={{ workspace, storage: localStorage, clock, files }}
      isBeingApplied={false}
      onReload={nothing}
      onLater={nothing}
      download={async () => result}
    />,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('“Northwind Instruments”');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: messages.download }));
  });
};

it('[WEB-39] hands out a backup before the reload, and says what is not in it', async () => {
  await download({
    ok: true,
    name: 'finance-analyst-2026-11-20.json',
    content: new Blob(),
    documentCount: 1,
    olderCount: 0,
    leftOut: ['A is not in it: It is damaged.'],
  });
  expect(screen.getByRole('alert').textContent).toContain(
    'It is in finance-analyst-2026-11-20.json. A is not in it: It is damaged.',
  );
});

it('[WEB-39] says why there is no backup', async () => {
  await download({ ok: false, reason: 'The storage did not answer.' });
  expect(screen.getByRole('alert').textContent).toContain(messages.notWritten('The storage did not answer.'));
});

it('[WEB-39] says of edits whose models cannot be read that a reload ends them', async () => {
  const workspace = inTab();
  const failure = { ok: false, code: 'storage-failed', reason: 'The storage did not answer.' } as const;
  const drafts = { ...workspace.drafts, list: async () => failure };
  render(
    <UpdateQuestion
      services={{ workspace: { ...workspace, drafts }, storage: localStorage, clock, files }}
      isBeingApplied={false}
      onReload={nothing}
      onLater={nothing}
    />,
  );
  expect((await screen.findByRole('alert')).textContent).toContain(messages.losesUnread);
});
