import { FigureFormatProvider } from '@finance-analyst/figures';
import { ScreensContext } from '@finance-analyst/navigation';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeAnalytics } from '../testing/createFakeAnalytics.js';
import { definitionOf } from '../testing/definitionOf.js';
import { heartNow, noonOf } from '../testing/heartEvents.js';
import { rowsOf } from '../testing/rowsOf.js';
import { usageEvent } from '../testing/usageEvent.js';
import { HeartDashboardScreen, type HeartDashboardScreenProps } from './HeartDashboardScreen.js';
import { messages } from './messages.js';

const clock = () => heartNow;
const september = '2026-09-10T12:00:00.000Z';
const answers = [
  usageEvent('survey_answered', september, { score: 2 }),
  usageEvent('survey_answered', noonOf(10), { score: 4 }),
  usageEvent('survey_answered', noonOf(29), { score: 5 }),
];

const Dashboard = (props: HeartDashboardScreenProps) => (
  <ScreensContext value={[]}>
    <HeartDashboardScreen {...props} />
  </ScreensContext>
);
const show = (options: Parameters<typeof createFakeAnalytics>[0] = { usage: answers }) => {
  const analytics = createFakeAnalytics(options, clock);
  render(<Dashboard analytics={analytics} clock={clock} />);
  return analytics;
};
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
const inDialog = () => within(screen.getByRole('dialog'));
const satisfactionRow = () => rowsOf(messages.dimensions.happiness.name)[0];

describe('HeartDashboardScreen', () => {
  it('[QUALITY-SCREENS-30] has goal, signal and metrics with value, sample and definition for each dimension', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Usage');
    for (const { name, goal, signal } of Object.values(messages.dimensions)) {
      const panel = within(screen.getByRole('region', { name }));
      expect(panel.getByText(goal)).toBeDefined();
      expect(panel.getByText(signal)).toBeDefined();
      for (const [, value, sample, definition] of rowsOf(name)) {
        expect(value).not.toBe('');
        expect(sample).toMatch(/^\w[\w ]*: \d+$/);
        expect(definition).toMatch(/\w{3}.*\.$/);
      }
    }
    expect(satisfactionRow()).toEqual([
      messages.metrics.satisfaction.name,
      '4.5',
      'Answers: 2',
      messages.metrics.satisfaction.definition,
    ]);
    expect(definitionOf(messages.satisfactionFigure)).toBe('4.5');
  });

  it('[QUALITY-SCREENS-31] shows 28 days by default, and 7 or 90 on request', () => {
    show();
    const choose = (days: number) => {
      fireEvent.click(screen.getByRole('radio', { name: messages.windowDays(days) }));
    };
    expect(satisfactionRow()?.slice(1, 3)).toEqual(['4.5', 'Answers: 2']);
    choose(7);
    expect(satisfactionRow()?.slice(1, 3)).toEqual(['5.0', 'Answers: 1']);
    choose(90);
    expect(satisfactionRow()?.slice(1, 3)).toEqual(['3.7', 'Answers: 3']);
  });

  it('[QUALITY-SCREENS-31] says when records begin inside the window', () => {
    show({ usage: answers.slice(1) });
    expect(screen.getByText(messages.recordBegins('Nov 10, 2026'))).toBeDefined();
  });

  it("[QUALITY-SCREENS-31] shows the start of records in the reader's time zone everywhere", () => {
    const late = usageEvent('survey_answered', '2026-11-21T16:00:00.000Z', { score: 4 });
    const now = () => new Date('2026-11-21T18:00:00.000Z');
    render(
      <FigureFormatProvider locale="en-US" timeZone="Asia/Tokyo">
        <Dashboard analytics={createFakeAnalytics({ usage: [late] }, now)} clock={now} />
      </FigureFormatProvider>,
    );
    expect(definitionOf(messages.recordedSince)).toContain('Nov 22, 2026');
    expect(screen.getByText(messages.recordBegins('Nov 22, 2026'))).toBeDefined();
  });

  it.each([
    ['UTC', '2'],
    ['Asia/Tokyo', '1'],
  ])('[QUALITY-SCREENS-34] counts days with use in %s, the time zone that is set', (timeZone, days) => {
    const usage = [usageEvent('click', '2026-11-20T23:30:00.000Z'), usageEvent('click', noonOf(21))];
    render(
      <FigureFormatProvider locale="en-US" timeZone={timeZone}>
        <Dashboard analytics={createFakeAnalytics({ usage }, clock)} clock={clock} />
      </FigureFormatProvider>,
    );
    expect(definitionOf(messages.activeDaysFigure)).toBe(days);
  });

  it('[QUALITY-SCREENS-31] does not say so for older records', () => {
    show();
    expect(screen.queryByText(/Records begin/)).toBeNull();
    expect(definitionOf(messages.recordedSince)).toContain('Sep 10, 2026');
  });

  it('[QUALITY-SCREENS-32] shows no zero when nothing was recorded', () => {
    show({});
    expect(screen.getByText(messages.nothingRecorded, { selector: 'div' })).toBeDefined();
    expect(satisfactionRow()?.[1]).toContain(messages.tooLittle(0, 1, messages.samples.answers));
    for (const { name } of Object.values(messages.dimensions))
      for (const [, value] of rowsOf(name)) expect(value).toMatch(/Not available/);
  });

  it('[QUALITY-SCREENS-38] clears records after a question', async () => {
    const analytics = show();
    await press(messages.clear);
    fireEvent.click(inDialog().getByRole('button', { name: messages.keep }));
    expect(analytics.usageEvents()).toHaveLength(3);
    await press(messages.clear);
    await act(async () => {
      fireEvent.click(inDialog().getByRole('button', { name: messages.clearConfirm }));
    });
    expect(analytics.usageEvents()).toHaveLength(0);
    expect(screen.getByText(messages.cleared)).toBeDefined();
    expect(satisfactionRow()?.[1]).toContain('Not available');
  });

  it('[QUALITY-SCREENS-38] says why clearing failed, and that events are not stored', async () => {
    const analytics = show({ usage: answers, problem: 'The storage is full.' });
    expect(screen.getByText('The storage is full.')).toBeDefined();
    analytics.refuse('The storage is locked.');
    await press(messages.clear);
    await act(async () => {
      fireEvent.click(inDialog().getByRole('button', { name: messages.clearConfirm }));
    });
    expect(screen.getByText(messages.clearFailed('The storage is locked.'))).toBeDefined();
    expect(analytics.usageEvents()).toHaveLength(3);
  });

  it('[QUALITY-SCREENS-39] takes an answer from 1 to 5 with a comment', async () => {
    const analytics = show({});
    await press(messages.surveyOpen);
    fireEvent.click(inDialog().getByRole('radio', { name: '4' }));
    fireEvent.change(inDialog().getByRole('textbox'), { target: { value: ' More shortcuts. ' } });
    await press(messages.surveySend);
    expect(analytics.surveyAnswers).toEqual([{ score: 4, comment: 'More shortcuts.' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(satisfactionRow()?.[1]).toBe('4.0');
  });

  it('[QUALITY-SCREENS-39] requires a number but no comment', async () => {
    const analytics = show({});
    await press(messages.surveyOpen);
    await press(messages.surveySend);
    expect(inDialog().getByText(messages.surveyMissing)).toBeDefined();
    fireEvent.click(inDialog().getByRole('radio', { name: '1' }));
    await press(messages.surveySend);
    expect(analytics.surveyAnswers).toEqual([{ score: 1 }]);
  });

  it('[QUALITY-SCREENS-39] records an answer once, even if sent repeatedly', async () => {
    const analytics = show({});
    await press(messages.surveyOpen);
    fireEvent.click(inDialog().getByRole('radio', { name: '4' }));
    const send = inDialog().getByRole('button', { name: messages.surveySend });
    fireEvent.click(send);
    fireEvent.click(send);
    await act(async () => undefined);
    expect(analytics.surveyAnswers).toHaveLength(1);
  });

  it('[QUALITY-SCREENS-39] keeps the entry when it cannot be recorded, and says why', async () => {
    const analytics = show({});
    analytics.refuse('Recording is switched off.');
    await press(messages.surveyOpen);
    fireEvent.click(inDialog().getByRole('radio', { name: '5' }));
    fireEvent.change(inDialog().getByRole('textbox'), { target: { value: 'Fine.' } });
    await press(messages.surveySend);
    expect(inDialog().getByText(messages.surveyFailed('Recording is switched off.'))).toBeDefined();
    expect(inDialog().getByRole('textbox')).toHaveProperty('value', 'Fine.');
    expect(inDialog().getByRole('radio', { name: '5' })).toHaveProperty('checked', true);
    expect(analytics.usageEvents()).toHaveLength(0);
  });
});
