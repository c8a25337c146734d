/** Checks that a README states its purpose, shows its use and lists its files. */
export function readmeProblems(name: string, text: string): readonly string[] {
  const [heading = '', ...rest] = text.split('\n');
  const purpose = rest.join('\n').split('\n## ')[0] ?? '';
  return [
    ...(heading === `# @finance-analyst/${name}`
      ? []
      : [`README.md does not begin with '# @finance-analyst/${name}'.`]),
    ...(purpose.trim() === '' ? ['README.md does not say what the library is for.'] : []),
    ...['## Usage', '## Files']
      .filter((section) => !rest.includes(section))
      .map((section) => `README.md has no '${section}'.`),
  ];
}
