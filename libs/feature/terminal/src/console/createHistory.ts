const most = 100;

/** The lines entered in this session, oldest first. */
export interface EnteredLines {
  lines(): readonly string[];
  /** A line entered twice in a row is listed once. */
  add(line: string): void;
}

export function createHistory(): EnteredLines {
  let lines: readonly string[] = [];
  return {
    lines: () => lines,
    add: (line) => {
      if (lines.at(-1) !== line) lines = [...lines, line].slice(-most);
    },
  };
}
