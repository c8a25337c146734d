import { createStoredEntries, type EntryStorage } from '@finance-analyst/stored-entries';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeAnalytics, type FakeAnalytics } from '../testing/createFakeAnalytics.js';
import { createMemoryStorage } from '../testing/createMemoryStorage.js';
import { definitionOf } from '../testing/definitionOf.js';
import { errorEvent } from '../testing/errorEvent.js';
import { heartEvents } from '../testing/heartEvents.js';
import { rowsOf } from '../testing/rowsOf.js';
import { usageEvent } from '../testing/usageEvent.js';
import { taskSuccess } from '../metrics/taskSuccess.js';
import { messages } from './messages.js';
import type { ResultFile } from './resultFiles.js';
import { scriptedTasks } from './scriptedTasks.js';
import { UsabilityTestingScreen } from './UsabilityTestingScreen.js';
import { usabilityTestEntry } from './usabilityTestEntry.js';

const start = Date.UTC(2026, 10, 20, 12);
const task = scriptedTasks[0] ?? { id: '', title: '', instruction: '', doneWhen: '' };

interface Stage {
  readonly analytics: FakeAnalytics;
  readonly files: readonly ResultFile[];
  wait(seconds: number): void;
  /** Another screen, or a reload. */
  leaveAndReturn(): void;
}

function show({
  storage = createMemoryStorage(),
  isRecording = true,
  ...events
}: Parameters<typeof createFakeAnalytics>[0] & {
  readonly storage?: EntryStorage;
  readonly isRecording?: boolean;
} = {}): Stage {
  let now = start;
  const clock = () => new Date(now);
  const analytics = createFakeAnalytics(events, clock);
  const files: ResultFile[] = [];
  const draw = () =>
    render(
      <UsabilityTestingScreen
        analytics={analytics}
        clock={clock}
        entries={createStoredEntries({ tab: storage })}
        isRecording={isRecording}
        onSave={(file) => {
          files.push(file);
        }}
      />,
    );
  draw();
  return {
    analytics,
    files,
    wait: (seconds) => {
      now += seconds * 1000;
    },
    leaveAndReturn: () => {
      cleanup();
      draw();
    },
  };
}
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const agree = () => {
  fireEvent.click(screen.getByRole('checkbox', { name: messages.consent }));
  press(messages.begin);
};
const recordedTries = (analytics: FakeAnalytics) =>
  analytics
    .usageEvents()
    .filter(({ type }) => type === 'usability_task')
    .map(({ data }) => data);

describe('UsabilityTestingScreen', () => {
  it('[QUALITY-SCREENS-40] begins only after consent', () => {
    show();
    expect(screen.getByText(messages.consentExplained)).toBeDefined();
    expect(screen.queryByRole('button', { name: messages.startTask(task.title) })).toBeNull();
    expect(screen.queryByText(messages.scaleExplained)).toBeNull();
    const begin = screen.getByRole('button', { name: messages.begin });
    expect(begin).toHaveProperty('disabled', true);
    agree();
    expect(screen.getByRole('button', { name: messages.startTask(task.title) })).toBeDefined();
  });

  it('[QUALITY-SCREENS-40] does not begin when recording is impossible', () => {
    show({ isRecording: false });
    expect(screen.getByText(messages.recordingOff)).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('button', { name: messages.begin })).toHaveProperty('disabled', true);
  });

  it('[QUALITY-SCREENS-40] can be ended', () => {
    const storage = createMemoryStorage();
    show({ storage });
    agree();
    press(messages.withdraw);
    expect(screen.getByText(messages.consentExplained)).toBeDefined();
    expect(storage.getItem(usabilityTestEntry.key)).toBeNull();
  });

  it('[QUALITY-SCREENS-41] offers eight tasks that say when they are done', () => {
    show();
    agree();
    expect(scriptedTasks).toHaveLength(8);
    for (const { title, instruction, doneWhen } of scriptedTasks) {
      expect(screen.getByRole('button', { name: messages.startTask(title) })).toBeDefined();
      expect(screen.getByText(instruction)).toBeDefined();
      expect(screen.getByText(messages.doneWhen(doneWhen))).toBeDefined();
    }
  });

  it('[QUALITY-SCREENS-41] continues while other screens are open', () => {
    const { analytics, wait, leaveAndReturn } = show();
    agree();
    press(messages.startTask(task.title));
    wait(42.25);
    leaveAndReturn();
    expect(screen.getByText(messages.underWay(task.title))).toBeDefined();
    press(messages.done);
    expect(recordedTries(analytics)).toEqual([
      { task: task.id, outcome: 'completed', seconds: 42.3, errors: 0, rage_clicks: 0 },
    ]);
    expect(
      screen.getByText(messages.recorded(messages.outcomes.completed, task.title, '42 s')),
    ).toBeDefined();
    leaveAndReturn();
    expect(screen.getByRole('button', { name: messages.startTask(task.title) })).toBeDefined();
  });

  it('[QUALITY-SCREENS-47] moves the focus to the heading of new content after a press, and only then', () => {
    const { leaveAndReturn } = show();
    const isOn = (heading: string) => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading }));
    };
    expect(document.activeElement).toBe(document.body);
    agree();
    isOn(messages.tasks);
    press(messages.startTask(task.title));
    isOn(messages.underWay(task.title));
    press(messages.done);
    isOn(messages.tasks);
    press(messages.startTask(task.title));
    press(messages.giveUp);
    isOn(messages.tasks);
    leaveAndReturn();
    expect(document.activeElement).toBe(document.body);
    press(messages.withdraw);
    isOn(messages.consentTitle);
  });

  it('[QUALITY-SCREENS-42] records an abandoned attempt, with its errors and rage clicks', () => {
    const during = new Date(start + 5000).toISOString();
    const { analytics, wait } = show({
      usage: [usageEvent('rage_click', during)],
      analytics: [errorEvent(during), errorEvent(during)],
    });
    agree();
    press(messages.startTask(task.title));
    wait(10);
    press(messages.giveUp);
    expect(recordedTries(analytics)).toEqual([
      { task: task.id, outcome: 'given_up', seconds: 10, errors: 2, rage_clicks: 1 },
    ]);
    expect(rowsOf(messages.results)[0]).toEqual([
      task.title,
      '1',
      '0',
      expect.stringContaining(messages.noCompleted),
      '2',
      '1',
    ]);
    expect(definitionOf(messages.completedFigure)).toBe('0 of 1');
    expect(definitionOf(messages.rageFigure)).toBe('1');
  });

  it('[QUALITY-SCREENS-42] counts for task success', () => {
    const { analytics, wait } = show();
    agree();
    for (const end of [messages.done, messages.done, messages.giveUp]) {
      press(messages.startTask(task.title));
      wait(20);
      press(end);
    }
    expect(taskSuccess(heartEvents({ usage: analytics.usageEvents() }))).toMatchObject({
      value: { ok: true, value: 2 / 3 },
      sampleSize: 3,
    });
    expect(definitionOf(messages.completedFigure)).toBe('2 of 3');
    expect(definitionOf(messages.medianFigure)).toBe('20 s');
  });

  it('[QUALITY-SCREENS-43] takes all ten answers and records the score, with its source', () => {
    const { analytics } = show();
    agree();
    expect(screen.getByText(/Brooke, J\. \(1996\)/)).toBeDefined();
    // Queried once, since finding a role among fifty radios is slow.
    const statements = screen.getAllByRole('radiogroup');
    const first = messages.numbered(0, messages.statements[0] ?? '');
    expect(screen.getByRole('radiogroup', { name: first })).toBe(statements[0]);
    const answer = (index: number, point: string) => {
      const statement = statements[index] ?? document.body;
      fireEvent.click(within(statement).getByRole('radio', { name: point }));
    };
    for (let index = 0; index < 9; index += 1) answer(index, index % 2 === 0 ? '4' : '2');
    press(messages.scaleSave);
    expect(screen.getByText(messages.scaleMissing(1))).toBeDefined();
    answer(9, '1');
    press(messages.scaleSave);
    expect(analytics.usageEvents().at(-1)).toMatchObject({
      type: 'usability_sus',
      data: { score: 77.5, answers: '4 2 4 2 4 2 4 2 4 1' },
    });
    expect(screen.getByText(messages.scaleSaved('77.5'))).toBeDefined();
    expect(definitionOf(messages.scoreFigure)).toBe('77.5');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it.each([
    [messages.exportCsv, 'usability-tests.csv', /,task,save-model,completed,12,0,0,/],
    [messages.exportJson, 'usability-tests.json', /"task": "save-model"/],
  ])('[QUALITY-SCREENS-44] can be taken out: %s', async (entry, name, content) => {
    const data = { task: 'save-model', outcome: 'completed', seconds: 12, errors: 0, rage_clicks: 0 };
    const { files } = show({ usage: [usageEvent('usability_task', new Date(start).toISOString(), data)] });
    press(`Actions of ${messages.results}`);
    // The menu's code loads on the first press.
    fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
    await waitFor(() => {
      expect(files.map((file) => file.name)).toEqual([name]);
    });
    expect(await files[0]?.content.text()).toMatch(content);
  });

  it('[QUALITY-SCREENS-44] has no figure when nothing was recorded', () => {
    show();
    expect(definitionOf(messages.completedFigure)).toContain(messages.noTries);
    expect(definitionOf(messages.medianFigure)).toContain(messages.noCompleted);
    expect(definitionOf(messages.scoreFigure)).toContain(messages.noScores);
    expect(definitionOf(messages.rageFigure)).toContain(messages.noTries);
    expect(screen.getByText(messages.noResultsExplained)).toBeDefined();
  });

  it('[QUALITY-SCREENS-46] says when records are not stored', () => {
    show({ problem: 'The storage is full.' });
    expect(screen.getByText('The storage is full.')).toBeDefined();
  });

  it('[QUALITY-SCREENS-45] starts over when the stored test is invalid', () => {
    show({ storage: createMemoryStorage({ [usabilityTestEntry.key]: '{"consentedAt":' }) });
    expect(screen.getByText(messages.consentExplained)).toBeDefined();
  });

  it('[QUALITY-SCREENS-45] says that storage is denied, and continues on this screen', () => {
    const refuse = () => {
      throw new Error('No storage.');
    };
    const { analytics } = show({
      storage: { getItem: refuse, setItem: refuse, removeItem: refuse },
    });
    agree();
    expect(screen.getByText(messages.notStored)).toBeDefined();
    press(messages.startTask(task.title));
    press(messages.done);
    expect(recordedTries(analytics)).toHaveLength(1);
  });
});
