import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeMoment } from './describeMoment.js';
import { FigureFormatProvider, useFigureFormat } from './FigureFormatProvider.js';
import { useQuarterHour } from './useQuarterHour.js';

const clock = () => new Date();

function Moment(): ReactElement {
  const now = useQuarterHour(clock);
  return <p>{describeMoment('2026-11-20T14:30:00.000Z', now, useFigureFormat())}</p>;
}
const show = (timeZone: string) =>
  render(
    <FigureFormatProvider locale="en-US" timeZone={timeZone}>
      <Moment />
    </FigureFormatProvider>,
  );

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T14:31:07.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['UTC', '14:30', '2026-11-21T00:00:00.000Z'],
  // At 45 minutes past the hour in UTC+05:45.
  ['Asia/Kathmandu', '20:15', '2026-11-20T18:15:00.000Z'],
])('[FIGURES-21] shows a moment in %s by its date once its day is over', (timeZone, time, midnight) => {
  show(timeZone);
  act(() => void vi.advanceTimersByTime(Date.parse(midnight) - Date.now() - 1));
  expect(screen.getByRole('paragraph').textContent).toBe(time);
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('paragraph').textContent).toBe(`Nov 20, 2026, ${time}`);
});

it('[FIGURES-21] shows the date when a page that slept over midnight is shown again', () => {
  show('UTC');
  vi.setSystemTime('2026-11-21T06:00:00.000Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('paragraph').textContent).toBe('Nov 20, 2026, 14:30');
});

it('ends its timer with the component', () => {
  show('UTC').unmount();
  expect(vi.getTimerCount()).toBe(0);
});
