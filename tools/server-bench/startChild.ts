import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { sourceCondition } from '../workspace/sourceCondition.ts';

export interface Child {
  /** Where it answers. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts a program of the workspace from its source and waits until it prints its address. */
export async function startChild(
  file: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Child> {
  const child = spawn(process.execPath, ['--import', 'tsx', `--conditions=${sourceCondition}`, file], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      resolve();
    });
  });
  for await (const line of createInterface({ input: child.stdout }))
    if (/^http:\/\/\S+$/.test(line))
      return {
        address: line,
        stop: () => {
          child.kill('SIGTERM');
          return ended;
        },
      };
  throw new Error(`${file} ended before it answered.`);
}
