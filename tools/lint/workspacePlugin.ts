interface Comment {
  readonly value: string;
}

interface RuleContext {
  readonly sourceCode: { readonly getAllComments: () => readonly Comment[] };
  readonly report: (problem: { readonly message: string; readonly loc: object }) => void;
}

/** Before the first character, where no comment of the file can silence the report. */
const startOfFile = { start: { line: 1, column: 0 }, end: { line: 1, column: 0 } };

const noSilencingComments = {
  create: ({ sourceCode, report }: RuleContext) => ({
    Program: () => {
      const silencing = sourceCode
        .getAllComments()
        .filter(({ value }) => /^[\s*]*(?:eslint|oxlint)-(?:disable|enable)/.test(value));
      for (const { value } of silencing)
        report({ message: `A comment silences no rule: ${value.trim()}`, loc: startOfFile });
    },
  }),
};

/** Rules of this workspace, loaded by oxlint. */
export default {
  meta: { name: 'workspace' },
  rules: { 'no-silencing-comments': noSilencingComments },
};
