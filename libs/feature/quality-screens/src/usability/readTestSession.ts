import type { TestSession } from './TestSession.js';

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;

/** A stored session; null where there is none, or something else in its place. */
export function readTestSession(text: string | null): TestSession | null {
  const session = fieldsOf(parsed(text));
  if (!session || !isMoment(session['consentedAt'])) return null;
  const running = fieldsOf(session['running']);
  const { taskId, startedAt } = running ?? {};
  const isRunning = typeof taskId === 'string' && isMoment(startedAt);
  return { consentedAt: session['consentedAt'], running: isRunning ? { taskId, startedAt } : null };
}

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};
