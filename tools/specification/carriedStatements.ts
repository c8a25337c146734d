import type { StatementFile } from './readStatements.ts';

export interface SectionCount {
  readonly title: string;
  readonly carried: number;
  readonly total: number;
  readonly problems: readonly string[];
}

/** How many statements of each section have rules, and the total line; a mapped rule that does not exist is a problem. */
export function carriedStatements(
  sections: readonly StatementFile[],
  rules: ReadonlySet<string>,
): readonly SectionCount[] {
  const counts = sections.map(({ title, statements, problems }) => ({
    title,
    carried: statements.filter(({ rules: carriers, missing }) => carriers.length > 0 && missing === null)
      .length,
    total: statements.length,
    problems: [
      ...problems,
      ...(statements.length === 0 ? ['The section has no statement.'] : []),
      ...statements.flatMap((statement) =>
        statement.rules
          .filter((rule) => !rules.has(rule))
          .map((rule) => `${statement.id}: the rule ${rule} that carries it does not exist.`),
      ),
    ],
  }));
  const all = (key: 'carried' | 'total'): number => counts.reduce((sum, count) => sum + count[key], 0);
  const problems = sections.length === 0 ? ['No section was found.'] : [];
  return [...counts, { title: 'All sections', carried: all('carried'), total: all('total'), problems }];
}
