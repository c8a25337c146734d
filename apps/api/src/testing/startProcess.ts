import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export interface StartedProcess {
  readonly child: ChildProcess;
  /** Everything printed so far. */
  output(): string;
  /** Waits until this is printed; fails if the process ends first. */
  printed(words: string | RegExp): Promise<void>;
  /** The exit code or signal. */
  readonly ended: Promise<number | string>;
}

/** Starts a program of the API that `buildPrograms` built into the folder. */
export function startProcess(
  programs: string,
  program: 'main' | 'import',
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): StartedProcess {
  const child = spawn(process.execPath, [join(programs, `dist/${program}.js`), ...words], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = new Promise<number | string>((resolve) => {
    child.on('close', (code, signal) => {
      resolve(code ?? signal ?? 'unknown');
    });
  });
  const has = (text: string | RegExp): boolean =>
    typeof text === 'string' ? output.includes(text) : text.test(output);
  return {
    child,
    ended,
    output: () => output,
    printed: async (text) => {
      let isOver = false;
      void ended.then(() => {
        isOver = true;
      });
      while (!has(text)) {
        if (isOver) throw new Error(`The process ended without printing ${String(text)}:\n${output}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}
