export interface Statement {
  /** `S2.14` of the specification, `R4.1` of the rulings. */
  readonly id: string;
  readonly text: string;
  /** Rules for the statement, or for the part of it that is built. */
  readonly rules: readonly string[];
  /** What is not built yet, and what it comes with; null if everything is. */
  readonly missing: string | null;
}

export interface StatementFile {
  readonly title: string;
  readonly statements: readonly Statement[];
  readonly problems: readonly string[];
}

const statementLine = /^- ([SR]\d+\.\d+) (\S.*?) → (.+)$/;
const carrying = /^(?<rules>.*?)(?:(?:^|; )not built yet: (?<missing>\S.*))?$/;
const ruleId = /^[A-Z][A-Z0-9-]*-[1-9]\d*$/;

/**
 * The statements of one section, numbered without a gap: lines `- S2.14 Text → RULE-1, RULE-2`, `→ not built yet: reason`
 * or, of one that is built in part, `→ RULE-1; not built yet: reason`.
 */
export function readStatements(text: string): StatementFile {
  const [heading = '', ...lines] = text.split('\n');
  const statements: Statement[] = [];
  const problems: string[] = heading.startsWith('# ') ? [] : ['The section has no heading.'];
  for (const line of lines.filter((candidate) => candidate.trim() !== '')) {
    const [, id, statementText, carriedBy] = statementLine.exec(line) ?? [];
    if (!id || !statementText || !carriedBy) {
      problems.push(`Not of the form '- S1.1 Text → RULE-1, RULE-2' or '→ not built yet: reason': ${line}`);
      continue;
    }
    const { rules: named = '', missing = null } = carrying.exec(carriedBy)?.groups ?? {};
    const rules = named === '' ? [] : named.split(', ');
    problems.push(
      ...rules.filter((rule) => !ruleId.test(rule)).map((rule) => `${id}: '${rule}' is no rule id.`),
    );
    if (!follows(statements.at(-1)?.id, id))
      problems.push(`${id} does not follow ${statements.at(-1)?.id ?? 'the start'}.`);
    statements.push({ id, text: statementText, rules, missing });
  }
  return { title: heading.slice(2), statements, problems };
}

/** `S2.15` after `S2.14`; `R5.1` after any of `R4`. */
function follows(previous: string | undefined, id: string): boolean {
  const [group = '', number = ''] = id.split('.');
  const [previousGroup, previousNumber] = previous?.split('.') ?? [];
  if (group === previousGroup) return Number(number) === Number(previousNumber) + 1;
  if (number !== '1') return false;
  return previousGroup === undefined || Number(group.slice(1)) === Number(previousGroup.slice(1)) + 1;
}
