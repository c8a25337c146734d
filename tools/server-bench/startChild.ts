import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { sourceCondition } from '../workspace/sourceCondition.ts';

export interface Child {
  /** The address it listens on. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts a program of the workspace, its source or what was built of it, and waits until it prints its address. */
export async function startChild(
  file: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Child> {
  const loader = file.endsWith('.ts') ? ['--import', 'tsx', `--conditions=${sourceCondition}`] : [];
  const child = spawn(process.execPath, [...loader, file], {
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
