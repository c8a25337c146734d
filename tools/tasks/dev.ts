import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer } from 'vite';
import { sourceCondition } from '../workspace/sourceCondition.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';

/**
 * `npm run dev`: the page from source with live reload, and the API from source, restarted when one of its files
 * changes. The page's server forwards /api, so there is one address.
 */
const pagePort = Number(process.env['PORT'] ?? 4200);
const apiAddress = `http://127.0.0.1:${pagePort + 1}`;

console.log('Starting the API from source (the first time it makes the sample market) …');
const api = spawn(
  'tsx',
  ['watch', '--clear-screen=false', `--conditions=${sourceCondition}`, 'apps/api/src/main.ts'],
  {
    cwd: workspaceRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(pagePort + 1) },
    shell: process.platform === 'win32',
  },
);
api.on('exit', (exitCode) => process.exit(exitCode ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => api.kill(signal));

while (!(await isReady())) await wait(300);

const page = await createServer({
  root: join(workspaceRoot, 'apps/web'),
  configFile: join(workspaceRoot, 'apps/web/vite.config.ts'),
  logLevel: 'warn',
  server: {
    host: 'localhost',
    port: pagePort,
    strictPort: true,
    proxy: { '/api': { target: apiAddress, changeOrigin: true } },
  },
});
await page.listen();
console.log(`http://localhost:${pagePort}`);

async function isReady(): Promise<boolean> {
  try {
    return (await fetch(`${apiAddress}/api/health`)).ok;
  } catch {
    return false;
  }
}
