import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { installEnvironment, taskEnvironment } from './taskEnvironment.mjs';

it("puts the task's Node first, then the workspace's programs", () => {
  const { PATH } = taskEnvironment('/repository', '/repository/node/bin/node', { Path: '/usr/bin' });
  expect(PATH?.split(delimiter)).toEqual([
    '/repository/node/bin',
    join('/repository', 'node_modules', '.bin'),
    '/usr/bin',
  ]);
});

it('keeps a setting of Nx that was made outside', () => {
  expect(taskEnvironment('/repository', '/node', { NX_DAEMON: 'true' })['NX_DAEMON']).toBe('true');
  expect(taskEnvironment('/repository', '/node', {})['NX_DAEMON']).toBe('false');
});

it('takes node_modules out of the PATH of an installation', () => {
  const path = ['/repository/node_modules/.bin', '/usr/bin', '/node_modules/x', '/opt/my_node_modules'].join(
    delimiter,
  );
  expect(installEnvironment({ PATH: path })['PATH']).toBe(
    ['/usr/bin', '/opt/my_node_modules'].join(delimiter),
  );
});
