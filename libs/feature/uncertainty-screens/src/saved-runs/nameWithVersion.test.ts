import { expect, it } from 'vitest';
import { messages } from '../messages.js';
import { nameWithVersion } from './nameWithVersion.js';

it('[UNCERTAINTY-SCREENS-20] names the version of a run once', () => {
  const title = messages.runTitle('5', '10,000', '1', 'Nov 24, 2026');
  expect(nameWithVersion(title, '1')).toBe(title);
  expect(nameWithVersion('Bear case', '1')).toBe('Bear case, version 1');
  expect(nameWithVersion('Bear case, version 12', '1')).toBe('Bear case, version 12, version 1');
});
