import { expect, it } from 'vitest';
import { slowestFiles } from './slowestFiles.ts';

it('names the ten slowest files of all, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index * 10 }));
  expect(slowestFiles(files)).toEqual([
    '── The slowest 10 of 12 test files',
    '    110.0 s 11.test.ts',
    '    100.0 s 10.test.ts',
    '     90.0 s 9.test.ts',
    '     80.0 s 8.test.ts',
    '     70.0 s 7.test.ts',
    '     60.0 s 6.test.ts',
    '     50.0 s 5.test.ts',
    '     40.0 s 4.test.ts',
    '     30.0 s 3.test.ts',
    '     20.0 s 2.test.ts',
  ]);
});

it('says nothing where no tests ran', () => {
  expect(slowestFiles([])).toEqual([]);
});
