/** The fewest letters to put in, take out or change to get from one word to the other (Levenshtein). */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let line = 1; line <= from.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= to.length; column += 1) {
      const above = row[column] ?? 0;
      const before = next[column - 1] ?? 0;
      const diagonal = row[column - 1] ?? 0;
      const changed = diagonal + (from[line - 1] === to[column - 1] ? 0 : 1);
      next.push(Math.min(above + 1, before + 1, changed));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
