import type { CommandOutcome, CommandRegistry } from '@finance-analyst/contributions';
import { completeLine } from '../completion/completeLine.js';
import type { Completion } from '../completion/Completion.js';
import { suggestLine } from '../completion/suggestLine.js';
import { messages } from '../messages.js';
import { allCommands } from './allCommands.js';
import type { ConsoleEntry, ConsoleState } from './ConsoleEntry.js';
import { createHistory } from './createHistory.js';
import { executeLine } from './executeLine.js';
import { trimEntries } from './trimEntries.js';

/** The terminal without its user interface. */
export interface Console {
  read(): ConsoleState;
  subscribe(listener: () => void): () => void;
  /** Runs a line. Returns false if it is empty or another one is running. */
  run(line: string, registry: CommandRegistry): boolean;
  /** Accepts the next line without waiting for the current one, whose output is added when it arrives. */
  stopWaiting(): void;
  /** Notes that a line was discarded. */
  interrupt(line: string): void;
  /** The lines entered, oldest first. */
  enteredLines(): readonly string[];
  /** Candidates for the end of the text. */
  complete(text: string, registry: CommandRegistry): Promise<Completion>;
  /** A whole line that begins with the text; null if none is known. */
  suggest(text: string, registry: CommandRegistry): string | null;
}

/** Creates a console that shows only the welcome text. */
export function createConsole(hasCommandKey: boolean): Console {
  const listeners = new Set<() => void>();
  const history = createHistory();
  let nextId = 1;
  let state: ConsoleState = {
    entries: [{ id: 0, kind: 'note', lines: [messages.welcome] }],
    leftOut: 0,
    running: null,
  };
  let currentRun = 0;

  const change = (next: Partial<ConsoleState>): void => {
    state = trimEntries({ ...state, ...next });
    for (const listener of [...listeners]) listener();
  };
  const entry = (kind: ConsoleEntry['kind'], ...lines: readonly string[]): ConsoleEntry => ({
    id: nextId++,
    kind,
    lines,
  });
  const append = (...entries: readonly ConsoleEntry[]): void => {
    change({ entries: [...state.entries, ...entries] });
  };
  const clear = (): void => {
    change({ entries: [], leftOut: 0 });
  };
  const commandsOf = (registry: CommandRegistry) =>
    allCommands(registry, hasCommandKey, { clear, enteredLines: history.lines });

  const answer = (outcome: CommandOutcome): readonly ConsoleEntry[] => {
    if (!outcome.ok) return [entry('failure', outcome.reason)];
    if (!outcome.lines) return [entry('note', messages.done)];
    if (outcome.lines.length > 0) return [entry('answer', ...outcome.lines)];
    // A command that cleared the log adds no entry to it.
    return state.entries.length > 0 ? [entry('note', messages.nothingToShow)] : [];
  };

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run: (entered, registry) => {
      const line = entered.trim();
      if (line === '' || state.running !== null) return false;
      history.add(line);
      append(entry('entered', line));
      const outcome = executeLine(line, commandsOf(registry), hasCommandKey);
      if (!(outcome instanceof Promise)) {
        append(...answer(outcome));
        return true;
      }
      const run = (currentRun += 1);
      change({ running: line });
      void outcome.then((settled) => {
        const isAwaited = run === currentRun;
        const late = isAwaited ? [] : [entry('note', messages.lateAnswer(line))];
        change({
          entries: [...state.entries, ...late, ...answer(settled)],
          running: isAwaited ? null : state.running,
        });
      });
      return true;
    },
    stopWaiting: () => {
      if (state.running === null) return;
      currentRun += 1;
      change({
        entries: [...state.entries, entry('note', messages.stoppedWaiting(state.running))],
        running: null,
      });
    },
    interrupt: (line) => {
      append(entry('entered', `${line}${messages.interrupted}`));
    },
    enteredLines: history.lines,
    complete: (text, registry) => completeLine(text, commandsOf(registry)),
    suggest: (text, registry) =>
      suggestLine(
        text,
        history.lines(),
        commandsOf(registry).map(({ word }) => word),
      ),
  };
}
