import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

const pathOf = (issue: Issue, root: string): string =>
  issue.path.reduce<string>(
    (path, key) =>
      typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${String(key)}` : String(key),
    root,
  );

const complaintOf = (issue: Issue): string => {
  if (issue.code === 'custom' || issue.code === 'invalid_format') {
    return issue.message === 'Invalid input' ? 'has an invalid format' : issue.message;
  }
  return issue.code === 'invalid_type'
    ? `should be of type ${issue.expected}`
    : 'is out of range or not allowed';
};

/** The first problem, as the end of a sentence: `body.years should be of type int`. */
export function describeProblem(error: z.core.$ZodError, root = ''): string {
  const [issue] = error.issues;
  if (!issue) return 'its format is invalid';
  return `${pathOf(issue, root) || 'it'} ${complaintOf(issue)}`;
}
