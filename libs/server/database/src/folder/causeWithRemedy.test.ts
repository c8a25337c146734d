import { expect, it } from 'vitest';
import { causeWithRemedy } from './causeWithRemedy.js';

it.each<[string, unknown, string, string]>([
  [
    'a full disk inside the embedded database',
    { name: 'ErrnoError', errno: 51 },
    'No space left on device.',
    'Free at least 200 MB on the disk of /data',
  ],
  ['a full disk', new Error('ENOSPC: no space left on device, write'), 'ENOSPC', 'Free at least 200 MB'],
  [
    'a full disk under the lock',
    new Error('database or disk is full'),
    'disk is full.',
    'Free at least 200 MB',
  ],
  [
    'a folder of another account',
    new Error("EACCES: permission denied, mkdir '/data'"),
    'EACCES',
    'the right to write to /data',
  ],
  ['a disk that takes no changes', { errno: 69 }, 'Read-only file system.', 'the right to write to /data'],
  ['too many open files', { errno: 33 }, 'Too many open files.', 'raise the limit'],
  [
    'a file in the way',
    new Error("ENOTDIR: not a directory, mkdir '/data'"),
    'ENOTDIR',
    'Set DATA_DIR to a folder.',
  ],
  ['several errors', new AggregateError([new Error('one'), new Error('two')]), 'one; two.', 'Otherwise.'],
  ['an unknown number', { errno: 7 }, 'File system error 7.', 'Otherwise.'],
  ['an object without words', {}, 'Unknown error.', 'Otherwise.'],
])('[DATABASE-10] names cause and remedy of %s', (_name, error, cause, remedy) => {
  const text = causeWithRemedy(error, '/data', 'Otherwise.');
  expect(text).toContain(cause);
  expect(text).toContain(remedy);
  expect(text).not.toContain('[object');
});
