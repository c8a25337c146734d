import { expect, it } from 'vitest';
import { machineDescription } from './machineDescription.ts';

const versions = { node: 'v24.21.0', chromium: 'Chromium 140.0.1' };
const environment = { TZ: 'UTC', CI: 'true', PATH: '/usr/bin' };
const described = machineDescription(versions, environment);

it.each([
  ['another Node', { ...versions, node: 'v24.22.0' }, environment],
  ['another Chromium', { ...versions, chromium: 'Chromium 141.0.1' }, environment],
  ['another time zone', versions, { ...environment, TZ: 'Asia/Tokyo' }],
  ['no mark of CI', versions, { TZ: 'UTC', PATH: '/usr/bin' }],
  ['a setting of the product', versions, { ...environment, VITE_DEMOS: 'on' }],
  ['a chosen Chromium', versions, { ...environment, CHROMIUM_PATH: '/opt/chromium' }],
  ['another seed', versions, { ...environment, PROPERTY_SEED: 'random' }],
])('differs with %s', (_name, otherVersions, otherEnvironment) => {
  expect(machineDescription(otherVersions, otherEnvironment)).not.toBe(described);
});

it('is the same wherever the command is called from, in whatever order variables come', () => {
  const elsewhere = {
    PWD: '/tmp',
    SHLVL: '2',
    NX_TASK_RESULTS_FILE: '/tmp/results.json',
    npm_command: 'test',
    TERM: 'xterm',
    GITHUB_RUN_ID: '1',
  };
  expect(machineDescription(versions, { PATH: '/usr/bin', ...elsewhere, CI: 'true', TZ: 'UTC' })).toBe(
    described,
  );
});

it('keeps values to itself', () => {
  expect(machineDescription(versions, { API_KEY: 'a secret' })).not.toContain('a secret');
});
