export interface RuleFile {
  readonly rules: readonly { readonly id: string; readonly text: string }[];
  readonly problems: readonly string[];
}

const ruleLine = /^- \[([A-Z][A-Z0-9-]*-[1-9]\d*)\] (\S.*)$/;

/** The rules of a SPEC.md: lines `- [PREFIX-n] text`, each id once. Any other list item is a mistyped rule. */
export function readRules(text: string, prefix: string): RuleFile {
  const rules: { id: string; text: string }[] = [];
  const problems: string[] = [];
  for (const line of text.split('\n')) {
    const [, id, ruleText] = ruleLine.exec(line) ?? [];
    if (id && ruleText) {
      if (id.replace(/-\d+$/, '') !== prefix)
        problems.push(`SPEC.md: [${id}] does not begin with ${prefix}-.`);
      else if (rules.some((rule) => rule.id === id)) problems.push(`SPEC.md: [${id}] is there twice.`);
      else rules.push({ id, text: ruleText });
    } else if (/^\s*[-*+]\s/.test(line))
      problems.push(`SPEC.md: not of the form '- [${prefix}-n] text': ${line.trim()}`);
  }
  return { rules, problems };
}
