import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @type {readonly NodeJS.Signals[]} */
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program on this console and forwards signals, so that stopping this process also stops it and frees its
 * ports. Returns its exit code: by shell convention, 128 + n when signal n ended it and 127 when it
 * could not be started.
 *
 * @param {string} command
 * @param {readonly string[]} commandArguments
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean }} [options]
 * @returns {Promise<number>}
 */
export function runForeground(command, commandArguments, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, [...commandArguments], { ...options, stdio: 'inherit' });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      child.kill(signal);
    };
    for (const signal of forwarded) process.on(signal, forward);
    /** @param {number} exitCode */
    const finish = (exitCode) => {
      for (const signal of forwarded) process.off(signal, forward);
      resolve(exitCode);
    };
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      finish(127);
    });
    child.on('exit', (code, signal) => {
      finish(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}
