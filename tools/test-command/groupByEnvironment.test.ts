import { expect, it } from 'vitest';
import { groupByEnvironment } from './groupByEnvironment.ts';

const file = (name: string, moduleId: string): { project: { name: string }; moduleId: string } => ({
  project: { name },
  moduleId,
});

it('puts the files of a project that need no document together and keeps the rest of the order', () => {
  const files = [
    file('charts', 'a.test.tsx'),
    file('charts', 'b.node.test.ts'),
    file('charts', 'c.test.tsx'),
    file('market', 'd.node.test.ts'),
    file('market', 'e.test.tsx'),
  ];
  const grouped = groupByEnvironment(files, (moduleId) => moduleId.includes('.node.'));
  expect(grouped.map(({ moduleId }) => moduleId)).toEqual([
    'a.test.tsx',
    'c.test.tsx',
    'b.node.test.ts',
    'e.test.tsx',
    'd.node.test.ts',
  ]);
});
