import { type CommandRegistry, createCommandRegistry } from '@finance-analyst/contributions';

const done = () => ({ ok: true }) as const;

/** Commands of every kind: with keys, with a word, with both. */
export const exampleRegistry: CommandRegistry = createCommandRegistry([
  {
    id: 'toggle-terminal',
    title: 'Show or hide the terminal',
    group: 'View',
    shortcut: { code: 'Backquote', primary: true },
    run: done,
  },
  {
    id: 'performance',
    title: 'Open the performance dashboard',
    group: 'View',
    word: 'performance',
    shortcut: { key: 'p', primary: true, shift: true },
    run: done,
  },
  {
    id: 'open',
    title: 'Open a screen',
    group: 'Screens',
    word: 'open',
    parameters: [{ name: 'screen', description: 'the name of a screen', isRequired: true }],
    run: done,
  },
]);
