import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromiumArguments, findChromium } from '../browser/findChromium.ts';

export interface Chromium {
  /** Sends a command of the DevTools protocol and resolves to its result. */
  send<Result = unknown>(method: string, parameters?: object, sessionId?: string): Promise<Result>;
  /** Is told of each event of the protocol. Returns how to stop. */
  onEvent(listener: (method: string, parameters: unknown) => void): () => void;
  close(): Promise<void>;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/**
 * Starts a Chromium and speaks its DevTools protocol. Playwright does so too, but observes the network of every page:
 * Chromium then reads the whole program a second time to say which line asked for a file, which doubles the start.
 */
export async function connectToChromium(): Promise<Chromium> {
  const program = findChromium();
  if (program === undefined) throw new Error('No Chromium was found.');
  const profile = mkdtempSync(join(tmpdir(), 'bench-chromium-'));
  const browser = spawn(
    program,
    [...chromiumArguments(), '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => {
    browser.once('close', () => {
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      resolve();
    });
  });
  const socket = new WebSocket(await addressOf(browser.stderr));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });

  let lastId = 0;
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Set<(method: string, parameters: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    } else if (message.method !== undefined)
      for (const listener of listeners) listener(message.method, message.params);
  });
  return {
    send: <Result>(method: string, parameters: object = {}, sessionId?: string) =>
      new Promise<Result>((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, ({ result, error }) => {
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result as Result);
        });
        socket.send(JSON.stringify({ id: lastId, method, params: parameters, sessionId }));
      }),
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      socket.close();
      browser.kill('SIGTERM');
      return ended;
    },
  };
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /^DevTools listening on (ws:\S+)$/.exec(line)?.[1];
    // What the browser prints later is of no interest, but has to be read.
    if (address !== undefined) {
      output.resume();
      return address;
    }
  }
  throw new Error('Chromium ended before it could be reached.');
}
