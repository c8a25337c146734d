export interface NxTaskResult {
  readonly project: string;
  readonly target: string;
  readonly failed: boolean;
  readonly output: string;
}

/** What each task of an `nx run-many --output-style=static` did, read from its console. */
export function readNxResults(output: string): readonly NxTaskResult[] {
  const [, ...blocks] = output.split(/^> nx run (?=\S+:\S+)/m);
  const failedTasks = new Set(
    (/^Failed tasks:\s*((?:- \S+\s*)+)/m.exec(output)?.[1] ?? '').split(/\s*- /).map((task) => task.trim()),
  );
  return blocks.map((block) => {
    const task = block.slice(0, block.search(/\s|$/));
    const separator = task.lastIndexOf(':');
    return {
      project: task.slice(0, separator),
      target: task.slice(separator + 1),
      failed: failedTasks.has(task),
      output: block
        .slice(block.indexOf('\n') + 1)
        .replace(/\n NX {3}[\s\S]*$/, '')
        .trim(),
    };
  });
}
