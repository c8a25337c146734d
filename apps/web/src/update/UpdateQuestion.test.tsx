import type { BackupResult } from '@finance-analyst/account-screens';
import { createWorkspace } from '@finance-analyst/workspace';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LostWork } from './lostByReload.js';
import { messages } from './messages.js';
import { UpdateQuestion } from './UpdateQuestion.js';

const nothing = () => undefined;
const clock = () => new Date('2026-11-20T09:00:00.000Z');
const workspace = createWorkspace({ indexedDB: undefined, clock, createId: () => 'id', ownerId: 'device' });
const files = { save: nothing, nameOf: () => '' };
const written = {
  ok: true,
  name: 'backup.json',
  content: new Blob(),
  documentCount: 1,
  olderCount: 0,
} as const;

const ask = (lost: Partial<LostWork>, result: BackupResult = { ...written, leftOut: [] }) => {
  render(
    <UpdateQuestion
      services={{ workspace, loadBackupEntries: async () => ({}), clock, files }}
      lost={{ names: [], hasUnread: false, ...lost }}
      isBeingApplied={false}
      onReload={nothing}
      onLater={nothing}
      download={async () => result}
    />,
  );
  return () => screen.getByRole('alert').textContent;
};
const download = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: messages.download }));
  });

it.each([
  [['A'], 'Only this tab has “A”: it is not saved on the device, and reloading deletes it.'],
  [['A', 'B'], 'Only this tab has “A”, “B”: they are not saved on the device, and reloading deletes them.'],
])('[WEB-39] names what a reload would end: %j', (names, sentence) => {
  expect(ask({ names })()).toContain(sentence);
});

it('[WEB-39] says of edits whose models cannot be read that a reload ends them', () => {
  expect(ask({ hasUnread: true })()).toContain(messages.losesUnread);
});

it('[WEB-39] hands out a backup before the reload', async () => {
  const text = ask({ names: ['A'] });
  await download();
  expect(text()).toContain('Everything is in backup.json.');
});

it('[WEB-39] says what is not in the backup', async () => {
  const text = ask({ names: ['A'] }, { ...written, leftOut: ['A is not in the backup: It is damaged.'] });
  await download();
  expect(text()).toContain('The backup is backup.json. A is not in the backup: It is damaged.');
  expect(text()).not.toContain('Everything');
});

it('[WEB-39] says why there is no backup', async () => {
  const text = ask({ names: ['A'] }, { ok: false, reason: 'The storage did not answer.' });
  await download();
  expect(text()).toContain(messages.notWritten('The storage did not answer.'));
});
