import { afterEach, expect, it, vi } from 'vitest';
import { runProgram } from './runProgram.ts';

const node = process.execPath;

afterEach(() => {
  vi.unstubAllEnvs();
});

it('keeps what a program prints, and its exit code', async () => {
  const script = "console.log('out'); console.error('err'); process.exit(2)";
  const { exitCode, stdout, output } = await runProgram(node, ['-e', script]);
  expect(exitCode).toBe(2);
  expect(stdout).toBe('out\n');
  expect(output.split('\n').sort()).toEqual(['', 'err', 'out']);
});

it('gives a program the environment that the task began with', async () => {
  vi.stubEnv('SET_BY_AN_EARLIER_STEP', 'production');
  const script = "console.log(process.env.SET_BY_AN_EARLIER_STEP, process.env.GIVEN, 'PATH' in process.env)";
  const { stdout } = await runProgram(node, ['-e', script], { env: { GIVEN: 'given' } });
  expect(stdout).toBe('undefined given true\n');
});

it('says so when a program is not there', async () => {
  const { exitCode, output } = await runProgram('/no/such/program', []);
  expect(exitCode).toBe(127);
  expect(output).toContain('/no/such/program could not be started');
});

it('stops a program that takes too long', async () => {
  const { exitCode, output } = await runProgram(node, ['-e', 'setInterval(() => {}, 1000)'], {
    timeoutMs: 300,
  });
  expect(exitCode).toBe(1);
  expect(output).toContain('Stopped after 0.3 s.');
});

it.skipIf(process.platform === 'win32')('stops what the program started too', async () => {
  const script = `
    const { spawn } = require('node:child_process');
    spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    setInterval(() => {}, 1000);`;
  // The result waits for all who hold the program's output, so this ends only when both are stopped.
  const { output } = await runProgram(node, ['-e', script], { timeoutMs: 1000 });
  expect(output).toContain('Stopped after 1 s.');
});

it('leaves signals alone once nothing runs', async () => {
  const before = process.listenerCount('SIGTERM');
  const running = runProgram(node, ['-e', '']);
  expect(process.listenerCount('SIGTERM')).toBe(before + 1);
  await running;
  expect(process.listenerCount('SIGTERM')).toBe(before);
});
