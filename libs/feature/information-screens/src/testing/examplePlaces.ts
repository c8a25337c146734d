import type { Place } from '@finance-analyst/contributions';

/** Two places with their own keys. */
export const examplePlaces: readonly Place[] = [
  {
    id: 'grid',
    title: 'In the grid',
    keys: [
      { title: 'Move between figures', keys: [{ key: 'ArrowLeft' }, { key: 'ArrowRight' }] },
      { title: 'Begin an entry', keys: [{ key: 'Enter' }, { key: 'F2' }] },
      { title: 'Take over the entry', keys: [{ key: 'Enter' }] },
    ],
  },
  {
    id: 'prompt',
    title: 'In the prompt',
    keys: [{ title: 'Give the line up', keys: [{ key: 'c', control: true }] }],
  },
];
