/**
 * The strongly connected components of a graph by Tarjan's algorithm, each after those that it reads. Nodes of one
 * component all depend on one another. With a stack of its own: chains may be thousands long.
 */
export function stronglyConnected(reads: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const components: number[][] = [];
  // Numbered from 1 in the order of discovery; a node of a finished component has the largest number of all.
  const discovered = new Float64Array(reads.length);
  const lowest = new Float64Array(reads.length);
  const nextRead = new Int32Array(reads.length);
  const unassigned: number[] = [];
  const path: number[] = [];
  let count = 0;

  const enter = (node: number): void => {
    count += 1;
    discovered[node] = count;
    lowest[node] = count;
    unassigned.push(node);
    path.push(node);
  };
  const lower = (node: number, number: number): void => {
    lowest[node] = Math.min(lowest[node] as number, number);
  };
  const leave = (node: number): void => {
    path.pop();
    const reader = path.at(-1);
    if (reader !== undefined) lower(reader, lowest[node] as number);
    if (lowest[node] !== discovered[node]) return;
    const component = unassigned.splice(unassigned.lastIndexOf(node));
    for (const member of component) {
      discovered[member] = Number.POSITIVE_INFINITY;
      lowest[member] = Number.POSITIVE_INFINITY;
    }
    components.push(component);
  };

  for (let start = 0; start < reads.length; start += 1) {
    if (discovered[start] !== 0) continue;
    enter(start);
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
      const position = nextRead[node] as number;
      const read = reads[node]?.[position];
      if (read === undefined) {
        leave(node);
        continue;
      }
      nextRead[node] = position + 1;
      if (discovered[read] === 0) enter(read);
      else lower(node, discovered[read] as number);
    }
  }
  return components;
}
