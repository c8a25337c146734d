import { createHash } from 'node:crypto';

/**
 * Variables that say where a command was started, how it is run and which run it is, but do not affect its
 * results. Every other one counts, because a test may read it.
 */
const saysNothing = [
  /^(_|PWD|OLDPWD|SHLVL|INIT_CWD|COLUMNS|LINES|WINDOWID|DISPLAY|COLORTERM|FORCE_COLOR|LERNA_PACKAGE_NAME)$/,
  /^(TERM|SSH|XDG|DBUS|NX|npm|GITHUB|GITLAB|RUNNER|JENKINS|BUILD|CI)(_|$)/,
];
const counts = [/^CI$/];

/** What results depend on besides the workspace's files, as text that changes with any of it. */
export function machineDescription(
  versions: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const variables = Object.entries(environment)
    .filter(
      ([name]) =>
        counts.some((pattern) => pattern.test(name)) || !saysNothing.some((pattern) => pattern.test(name)),
    )
    .sort(([one], [other]) => (one < other ? -1 : 1));
  // Values may be secret, and the output is stored with the result.
  const hash = createHash('sha256').update(JSON.stringify(variables)).digest('hex');
  return [
    ...Object.entries(versions).map(([name, version]) => `${name} ${version}`),
    `variables ${hash}`,
  ].join('\n');
}
