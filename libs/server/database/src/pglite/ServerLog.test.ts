import { expect, it } from 'vitest';
import { ServerLog } from './ServerLog.js';

it('[DATABASE-10] remembers why the embedded database stopped, as its log says', () => {
  const log = new ServerLog();
  const take = (...lines: string[]): void => {
    for (const line of lines) log.take(`2026-11-20 12:00:00.000 GMT [42] ${line}`);
  };
  take('LOG:  shutting down', 'DETAIL:  Nothing to worry about.');
  expect(log.reason).toBeNull();
  take(
    'FATAL:  file "/pglite/data/base/5" is odd',
    'DETAIL:  It is empty.',
    'HINT:  You might need to initdb.',
  );
  expect(log.reason).toBe('file "base/5" is odd (It is empty)');
  take('PANIC:  could not write to file "pg_wal/1": No space left on device');
  expect(log.reason).toBe('could not write to file "pg_wal/1": No space left on device');
});
