import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ConsoleEntry } from '../console/ConsoleEntry.js';
import { TerminalLog } from './TerminalLog.js';

const answer = (id: number): ConsoleEntry => ({ id, kind: 'answer', lines: [`Line ${String(id)}`] });

it('[TERMINAL-18] keeps following its end when the browser reports the scroll late', () => {
  const { rerender } = render(<TerminalLog entries={[answer(1)]} leftOut={0} />);
  const log = screen.getByRole('log');
  const measure = (scrollHeight: number, clientHeight: number) => {
    Object.defineProperty(log, 'scrollHeight', { value: scrollHeight, configurable: true });
    Object.defineProperty(log, 'clientHeight', { value: clientHeight, configurable: true });
  };
  measure(500, 0);
  rerender(<TerminalLog entries={[answer(1), answer(2)]} leftOut={0} />);
  expect(log.scrollTop).toBe(500);

  // The completions have shrunk the log by the time its own scroll event arrives.
  measure(560, 0);
  fireEvent.scroll(log);
  rerender(<TerminalLog entries={[answer(1), answer(2), answer(3)]} leftOut={0} />);
  expect(log.scrollTop).toBe(560);

  log.scrollTop = 40;
  fireEvent.scroll(log);
  rerender(<TerminalLog entries={[answer(1), answer(2), answer(3), answer(4)]} leftOut={0} />);
  expect(log.scrollTop).toBe(40);
});
