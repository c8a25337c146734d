import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import { postTasksExecution } from './taskResultsPlugin.mjs';

const taskResults = {
  '@finance-analyst/market:build': {
    task: {
      id: '@finance-analyst/market:build',
      target: { project: '@finance-analyst/market', target: 'build' },
      overrides: {},
      outputs: [],
      cache: true,
      parallelism: true,
    },
    status: 'local-cache' as const,
    code: 0,
    terminalOutput: '> vite build\n',
  },
};

afterEach(() => {
  vi.unstubAllEnvs();
});

it('writes what each task did where it is asked to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'task-results-test-'));
  const file = join(folder, 'results.json');
  try {
    postTasksExecution(undefined, { taskResults });
    expect(existsSync(file)).toBe(false);
    vi.stubEnv('NX_TASK_RESULTS_FILE', file);
    postTasksExecution(undefined, { taskResults });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
      { project: '@finance-analyst/market', target: 'build', status: 'local-cache', output: '> vite build' },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('is a plugin of the workspace', () => {
  const { plugins } = JSON.parse(readFileSync(join(workspaceRoot, 'nx.json'), 'utf8')) as {
    plugins: unknown[];
  };
  expect(plugins).toContain('./tools/nx/taskResultsPlugin.mjs');
});
