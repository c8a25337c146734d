import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const server = join(import.meta.dirname, '../../api/dist/main.js');

export interface StartedProduct {
  readonly address: string;
  close(): Promise<void>;
}

/** The built app on a separate port, with settings that differ from the other tests'. */
export function startProduct(settings: Readonly<Record<string, string>>): Promise<StartedProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'web-e2e-settings-'));
  const child = spawn(process.execPath, [server], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: folder,
      PRECONNECT: 'none',
      PRICE_PROVIDERS: 'none',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      rmSync(folder, { recursive: true, force: true });
      resolve();
    });
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (part: Buffer) => {
      output += part.toString();
      const [, address] = /ready at\s+(http:\S+)\s/.exec(output) ?? [];
      if (!address) return;
      resolve({
        address,
        close: () => {
          child.kill('SIGTERM');
          return ended;
        },
      });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => {
      reject(new Error(`The product ended before it was ready:\n${output}`));
    });
  });
}
