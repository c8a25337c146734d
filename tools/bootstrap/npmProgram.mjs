/**
 * The npm that started this process, which needs no PATH, else the one in PATH.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ command: string, leading: readonly string[] }} the program and its first arguments
 */
export function npmProgram(env = process.env) {
  const { npm_node_execpath: node, npm_execpath: script } = env;
  return node && script ? { command: node, leading: [script] } : { command: 'npm', leading: [] };
}
