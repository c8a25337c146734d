import { delimiter, dirname, join } from 'node:path';

/**
 * The environment of a task: its Node and the workspace's programs come first in PATH, and Nx stays a plain
 * program (no daemon left behind, no full-screen output).
 *
 * @param {string} root
 * @param {string} node path of the Node program
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {NodeJS.ProcessEnv}
 */
export function taskEnvironment(root, node, env = process.env) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), pathOf(env)].join(delimiter);
  return { NX_DAEMON: 'false', NX_TUI: 'false', ...withoutPath(env), PATH: path };
}

/**
 * The environment in which npm runs: without the folders of node_modules that npm put into PATH, which the
 * installation removes while it runs.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {NodeJS.ProcessEnv}
 */
export function installEnvironment(env = process.env) {
  const folders = pathOf(env).split(delimiter);
  return {
    ...withoutPath(env),
    PATH: folders.filter((folder) => !folder.split(/[\\/]/).includes('node_modules')).join(delimiter),
  };
}

/**
 * Windows spells it `Path`.
 * @param {NodeJS.ProcessEnv} env
 */
const pathOf = (env) => Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? '';

/** @param {NodeJS.ProcessEnv} env */
const withoutPath = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => name.toUpperCase() !== 'PATH'));
