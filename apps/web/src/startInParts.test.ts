import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

const publicFile = (name: string) => readFileSync(join(import.meta.dirname, '../public', name), 'utf8');
const script = publicFile('start-in-parts.js');
const warmFormats = publicFile('warm-formats.js');

type Import = (file: string) => Promise<unknown>;

/** Runs the script as the page does, with `load` instead of the browser's import. */
const run = (files: readonly string[], load: Import): Promise<unknown> => {
  document.body.innerHTML = `<div id="root"><p>Starting</p></div>
    <template id="start-failure"><p role="alert">Not started.</p></template>
    <script type="application/json" id="program-files">${JSON.stringify(files)}</script>`;
  const body = script.replace('import(file)', 'load(file)').replace('start().catch', 'return start().catch');
  return (new Function('load', body) as (load: Import) => Promise<unknown>)(load);
};

describe('public/start-in-parts.js', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('[WEB-23] evaluates the files of the program in their order, each in a task of its own', async () => {
    const log: string[] = [];
    await run(['/a.js', '/b.js'], async (file) => {
      log.push(file);
      setTimeout(() => log.push(`a task behind ${file}`));
    });
    expect(log).toEqual(['/a.js', 'a task behind /a.js', '/b.js', 'a task behind /b.js']);
  });

  it('[WEB-34] has the browser get its formats ready in a worker of its own', async () => {
    const started = vi.fn();
    vi.stubGlobal('Worker', started);
    await run([], async () => undefined);
    vi.unstubAllGlobals();
    expect(started.mock.calls).toEqual([['/warm-formats.js']]);
    expect(warmFormats).toContain('new Intl.NumberFormat()');
  });

  it('[WEB-34] starts the program where the browser refuses a worker', async () => {
    const refuse = vi.fn(() => {
      throw new DOMException('Refused.', 'SecurityError');
    });
    vi.stubGlobal('Worker', refuse);
    const load = vi.fn(async () => undefined);
    await run(['/a.js'], load);
    vi.unstubAllGlobals();
    expect(refuse).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('[WEB-24] shows the page’s words for it when a file of the program does not come', async () => {
    const ready = vi.fn();
    window.addEventListener('app-ready', ready);
    const started = run(['/a.js', '/b.js'], () => Promise.reject(new Error('gone')));
    await expect(started).rejects.toThrow('gone');
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('Not started.');
    expect(ready).toHaveBeenCalledTimes(1);
    window.removeEventListener('app-ready', ready);
  });
});
