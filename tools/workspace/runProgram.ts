import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { workspaceRoot } from './workspaceRoot.ts';

export interface ProgramResult {
  readonly exitCode: number;
  readonly stdout: string;
  /** stdout and stderr in the order they arrived, without colors. */
  readonly output: string;
}

export interface ProgramOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** After this long the program is stopped and counts as failed. */
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 10 * 60_000;
const running = new Set<ChildProcess>();

/** As the task began: what builds inside the task writes to it (Vite sets NODE_ENV), and no later program is to see that. */
const environment = { ...process.env };

const isWindows = process.platform === 'win32';

/** Stops a program with all that it started: elsewhere than on Windows each runs in a process group of its own. */
function stop(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (isWindows || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended by itself.
  }
}

const stopAll = (signal: NodeJS.Signals): void => {
  for (const child of running) stop(child, signal);
  process.exit(1);
};

/** Signals are ours only while a program runs: a task that then runs something else handles them itself. */
function setRunning(child: ChildProcess, isRunning: boolean): void {
  if (isRunning) running.add(child);
  else running.delete(child);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.off(signal, stopAll);
    if (running.size > 0) process.on(signal, stopAll);
  }
}

/** Runs a program to its end and keeps what it prints. Exit code 127: it could not be started. */
export function runProgram(
  command: string,
  programArguments: readonly string[],
  { cwd = workspaceRoot, env = {}, timeoutMs = defaultTimeoutMs }: ProgramOptions = {},
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(command, programArguments, {
      cwd,
      env: { ...environment, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isWindows,
      detached: !isWindows,
    });
    setRunning(child, true);
    let stdout = '';
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    const timer = setTimeout(() => {
      output += `\nStopped after ${timeoutMs / 1000} s.\n`;
      stop(child, 'SIGKILL');
    }, timeoutMs);
    const finish = (exitCode: number): void => {
      clearTimeout(timer);
      setRunning(child, false);
      resolve({ exitCode, stdout, output: stripVTControlCharacters(output).replaceAll('\r', '') });
    };
    child.on('error', (error) => {
      output += `${command} could not be started: ${error.message}\n`;
      finish(127);
    });
    child.on('close', (code) => {
      finish(code ?? 1);
    });
  });
}
