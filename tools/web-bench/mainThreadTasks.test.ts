import { expect, it } from 'vitest';
import { mainThreadTasks } from './mainThreadTasks.ts';
import type { TraceEvent } from './TraceEvent.ts';

const mark = { pid: 7, tid: 1, ts: 1000 };

const span = (name: string, ts: number, dur: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  pid: mark.pid,
  tid: mark.tid,
  ts,
  dur,
  ...more,
});

it('takes the tasks of the page’s thread after the mark, in the thread’s own time', () => {
  const events = [
    span('RunTask', 9000, 2000),
    span('RunTask', 2000, 5000, { tdur: 3000 }),
    span('RunTask', 500, 400),
    span('RunTask', 3000, 100, { tid: 2 }),
    span('RunTask', 3000, 100, { pid: 8 }),
    span('RunTask', 2500, 100),
  ];
  expect(mainThreadTasks(events, mark)).toEqual([
    { startedAtUs: 2000, durationMs: 3, scriptMs: 0, cause: '' },
    { startedAtUs: 9000, durationMs: 2, scriptMs: 0, cause: '' },
  ]);
});

it('counts script once, without the layout that it forces', () => {
  const events = [
    span('RunTask', 2000, 10_000),
    span('v8.callFunction', 2100, 6000),
    span('FunctionCall', 2200, 5000, { args: { data: { url: 'http://127.0.0.1:80/assets/a.js' } } }),
    span('Layout', 3000, 1500),
    span('UpdateLayoutTree', 3100, 500),
    span('Layout', 9000, 1000),
    span('RunMicrotasks', 11_000, 500),
  ];
  expect(mainThreadTasks(events, mark)).toEqual([
    { startedAtUs: 2000, durationMs: 10, scriptMs: 5, cause: 'FunctionCall assets/a.js 5 ms' },
  ]);
});

it('names the largest step where none names a file', () => {
  const events = [span('RunTask', 2000, 10_000), span('Layout', 2100, 6000), span('Paint', 9000, 500)];
  expect(mainThreadTasks(events, mark)[0]?.cause).toBe('Layout 6 ms');
});
