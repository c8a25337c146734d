import { expect, it } from 'vitest';
import { findCircularChunks } from './refuseCircularChunks.ts';

const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });

it('finds chunks that import one another, however far around', () => {
  expect(findCircularChunks([chunk('a', 'b'), chunk('b', 'c'), chunk('c', 'b')])).toEqual(['b', 'c']);
  expect(findCircularChunks([chunk('a', 'a')])).toEqual(['a']);
});

it('accepts chunks that are shared', () => {
  expect(
    findCircularChunks([chunk('a', 'b', 'c'), chunk('b', 'c'), chunk('c'), chunk('d', 'c', 'b')]),
  ).toBeNull();
});
