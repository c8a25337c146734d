import type { KeyScope } from '@finance-analyst/contributions';

/** A table with keys of its own. */
export const exampleKeyScope: KeyScope = {
  id: 'grid',
  title: 'In the grid',
  keys: [
    {
      title: 'Move between figures',
      keys: [{ key: 'ArrowUp' }, { key: 'ArrowDown' }, { key: 'ArrowLeft' }, { key: 'ArrowRight' }],
    },
    {
      title: 'Go to the first or the last figure of the table',
      keys: [
        { key: 'Home', primary: true },
        { key: 'End', primary: true },
      ],
    },
    { title: 'Begin an entry', keys: [{ key: 'Enter' }, { key: 'F2' }] },
    { title: 'Give the line up', keys: [{ key: 'c', control: true }] },
    {
      title: 'Step the entry ten times as far',
      keys: [
        { key: 'ArrowUp', shift: true },
        { key: 'ArrowDown', shift: true },
        { key: 'PageUp' },
        { key: 'PageDown' },
      ],
    },
  ],
};
