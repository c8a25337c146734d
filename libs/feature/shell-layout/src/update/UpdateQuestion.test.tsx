import type { LostWork } from '@finance-analyst/workspace';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BackupOutcome } from './BackupOutcome.js';
import { messages } from './messages.js';
import { UpdateQuestion } from './UpdateQuestion.js';

const nothing = () => undefined;
const written = { ok: true, name: 'backup.json' } as const;

const ask = (lost: Partial<LostWork>, result: BackupOutcome = { ...written, leftOut: [] }) => {
  render(
    <UpdateQuestion
      lost={{ names: [], hasUnread: false, ...lost }}
      exportEverything={async () => result}
      isBeingApplied={false}
      onReload={nothing}
      onLater={nothing}
    />,
  );
  return () => screen.getByRole('alert').textContent;
};
const download = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: messages.download }));
  });

it.each([
  [['A'], '“A” exists in this tab only and will be lost.'],
  [['A', 'B'], '“A”, “B” exist in this tab only and will be lost.'],
])('[SHELL-LAYOUT-72] names what a reload would lose: %j', (names, sentence) => {
  expect(ask({ names })()).toContain(sentence);
});

it('[SHELL-LAYOUT-72] says that edits whose models cannot be read would be lost', () => {
  expect(ask({ hasUnread: true })()).toContain(messages.losesUnread);
});

it('[SHELL-LAYOUT-72] downloads a backup before the reload', async () => {
  const text = ask({ names: ['A'] });
  expect(text()).toContain(messages.howToKeep);
  await download();
  expect(text()).toContain('Everything is in backup.json.');
  expect(text()).not.toContain(messages.howToKeep);
});

it('[SHELL-LAYOUT-72] says what the backup does not contain', async () => {
  const text = ask({ names: ['A'] }, { ...written, leftOut: ['A is damaged and was left out.'] });
  await download();
  expect(text()).toContain('The backup is backup.json. A is damaged and was left out.');
  expect(text()).not.toContain('Everything');
});

it('[SHELL-LAYOUT-72] says why there is no backup', async () => {
  const text = ask({ names: ['A'] }, { ok: false, reason: 'The storage did not respond.' });
  await download();
  expect(text()).toContain(messages.notWritten('The storage did not respond.'));
});
