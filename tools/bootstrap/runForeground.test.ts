import { expect, it } from 'vitest';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { runForeground } from './runForeground.mjs';

const node = process.execPath;

it('answers the exit code of the program', async () => {
  expect(await runForeground(node, ['-e', 'process.exit(3)'])).toBe(3);
});

it('answers 128 and the signal of a program that a signal ended', async () => {
  expect(await runForeground(node, ['-e', "process.kill(process.pid, 'SIGKILL')"])).toBe(137);
});

it('answers 127 for a program that is not there', async () => {
  expect(await runForeground('/no/such/program', [])).toBe(127);
});

it('passes a signal on and waits for the program to end in its own way', async () => {
  const program =
    "process.on('SIGTERM', () => process.exit(7)); console.log('ready'); setInterval(() => {}, 1000)";
  const module = join(import.meta.dirname, 'runForeground.mjs');
  const script = `import { runForeground } from ${JSON.stringify(module)};
process.exitCode = await runForeground(process.execPath, ['-e', ${JSON.stringify(program)}]);`;
  const outer = spawn(node, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  outer.stdout.once('data', () => outer.kill('SIGTERM'));
  const exitCode = await new Promise((resolve) => outer.on('exit', resolve));
  expect(exitCode).toBe(7);
});
