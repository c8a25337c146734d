/**
 * Runs a workspace task: `node tools/run.mjs <task> [arguments]`. On a fresh clone it first installs the
 * dependencies; then it hands over to tools/tasks/<task>.ts under the Node version that the workspace pins.
 * This file and tools/bootstrap use Node built-ins only and parse on Node 18.
 */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './bootstrap/installDependencies.mjs';
import { pinnedNode } from './bootstrap/pinnedNode.mjs';
import { runForeground } from './bootstrap/runForeground.mjs';
import { taskEnvironment } from './bootstrap/taskEnvironment.mjs';

const tools = dirname(fileURLToPath(import.meta.url));
const root = dirname(tools);
const [task = '', ...taskArguments] = process.argv.slice(2);

/** @returns {Promise<number>} the exit code */
async function main() {
  const taskFile = join(tools, 'tasks', `${task}.ts`);
  if (!/^[a-z]+$/.test(task) || !existsSync(taskFile)) {
    const tasks = readdirSync(join(tools, 'tasks')).filter((file) => /^[a-z]+\.ts$/.test(file));
    console.error(`There is no task '${task}'. Tasks: ${tasks.map((file) => file.slice(0, -3)).join(', ')}.`);
    return 1;
  }
  const installed = await installDependencies(root);
  if (!installed.ok) {
    console.error(installed.reason);
    return 1;
  }
  const node = pinnedNode(root);
  if (!node.ok) {
    console.error(node.reason);
    return 1;
  }
  return runForeground(node.path, [taskFile, ...taskArguments], { env: taskEnvironment(root, node.path) });
}

process.exitCode = await main();
