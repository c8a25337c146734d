import type { KeyScope } from '@finance-analyst/contributions';

/** Two key scopes. */
export const exampleKeyScopes: readonly KeyScope[] = [
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
