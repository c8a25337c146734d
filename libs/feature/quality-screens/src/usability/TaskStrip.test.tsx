import { createStoredEntries } from '@finance-analyst/stored-entries';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createFakeAnalytics } from '../testing/createFakeAnalytics.js';
import { createMemoryStorage } from '../testing/createMemoryStorage.js';
import { messages } from './messages.js';
import { scriptedTasks } from './scriptedTasks.js';
import { TaskStrip } from './TaskStrip.js';
import { UsabilityTestingScreen } from './UsabilityTestingScreen.js';
import { usabilityTestEntry } from './usabilityTestEntry.js';

const consentedAt = '2026-11-20T12:00:00.000Z';
const clock = () => new Date('2026-11-20T12:01:42.250Z');
const task = scriptedTasks[0] ?? { id: '', title: '', instruction: '', doneWhen: '' };
const testWith = (running: unknown) => JSON.stringify({ consentedAt, running });

const show = (stored: string | null, problem: string | null = null) => {
  const storage = createMemoryStorage(stored === null ? {} : { [usabilityTestEntry.key]: stored });
  const entries = createStoredEntries({ tab: storage });
  const analytics = createFakeAnalytics({ problem }, clock);
  render(
    <MemoryRouter>
      <main id="main" tabIndex={-1}>
        <UsabilityTestingScreen analytics={analytics} clock={clock} entries={entries} isRecording />
      </main>
      <TaskStrip analytics={analytics} clock={clock} entries={entries} />
    </MemoryRouter>,
  );
  return { storage, analytics };
};
const strip = () => screen.queryByRole('region', { name: messages.strip });
const pressInStrip = (name: string) => {
  const button = [...(strip()?.querySelectorAll('button') ?? [])].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  fireEvent.click(button ?? document.body);
};
const running = { taskId: task.id, startedAt: '2026-11-20T12:01:00.000Z' };

it.each([
  [messages.done, 'completed'],
  [messages.giveUp, 'given_up'],
] as const)('[QUALITY-SCREENS-48] ends a task by “%s”, and says what was recorded', (button, outcome) => {
  const { analytics, storage } = show(testWith(running));
  expect(strip()?.textContent).toContain(messages.underWay(task.title));
  pressInStrip(button);
  const recorded = messages.recorded(messages.outcomes[outcome], task.title, '42 s');
  expect(strip()?.textContent).toContain(recorded);
  expect(analytics.usageEvents().map(({ data }) => data)).toEqual([
    { task: task.id, outcome, seconds: 42.3, errors: 0, rage_clicks: 0 },
  ]);
  expect(storage.getItem(usabilityTestEntry.key)).toBe(testWith(null));
});

it('[QUALITY-SCREENS-48] says when records are not stored', () => {
  show(testWith(running), 'The storage is full.');
  pressInStrip(messages.done);
  expect(strip()?.textContent).toContain('The storage is full.');
});

it('[QUALITY-SCREENS-45] [QUALITY-SCREENS-48] says when the browser cannot store that the task is over', () => {
  const { storage } = show(testWith(running));
  storage.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  pressInStrip(messages.done);
  expect(strip()?.textContent).toContain(messages.endNotStored);
});

it('[QUALITY-SCREENS-48] appears and disappears with the task on the test screen', () => {
  show(testWith(null));
  expect(strip()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: messages.startTask(task.title) }));
  expect(strip()).not.toBeNull();
  fireEvent.click(screen.getAllByRole('button', { name: messages.done })[0] ?? document.body);
  expect(strip()).toBeNull();
});

it('[QUALITY-SCREENS-48] links back to the tasks with the focus, and can be closed', () => {
  show(testWith(running));
  pressInStrip(messages.done);
  const back = screen.getByRole('link', { name: messages.backToTasks });
  expect(back.getAttribute('href')).toBe('/usability-testing');
  expect(back.className, 'as high as a finger needs').toContain('lone-link');
  expect(document.activeElement).toBe(back);
  pressInStrip(messages.closeStrip);
  expect(strip()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it.each([null, '{', testWith({ taskId: 'of-another-release', startedAt: consentedAt })])(
  '[QUALITY-SCREENS-48] is hidden when %j is stored, and leaves it',
  (stored) => {
    const { storage } = show(stored);
    expect(strip()).toBeNull();
    expect(storage.getItem(usabilityTestEntry.key)).toBe(stored);
  },
);
