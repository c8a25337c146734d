import type { SymmetricMatrix } from '@finance-analyst/finance-math';

/**
 * The leaves of the single-linkage tree of distances from left to right: at each join, the cluster that was formed earlier is on the left,
 * as in SciPy. The joins are the edges of the minimum spanning tree by length. J. C. Gower and G. J. S. Ross, “Minimum spanning trees and
 * single linkage cluster analysis”, Applied Statistics 18 (1969).
 */
export function clusterOrder(distances: SymmetricMatrix): number[] {
  const { size } = distances;
  // By cluster: which joined one it belongs to; clusters from `size` on are joined ones, in the order in which they are formed.
  const parents = Array.from({ length: 2 * size - 1 }, (_, cluster) => cluster);
  const rootOf = (cluster: number): number => {
    let root = cluster;
    while (parents[root] !== root) root = parents[root] as number;
    for (let at = cluster; at !== root;) {
      const next = parents[at] as number;
      parents[at] = root;
      at = next;
    }
    return root;
  };
  const leaves: number[][] = Array.from({ length: size }, (_, asset) => [asset]);
  const edges = spanningTree(distances).sort((a, b) => a.length - b.length);
  edges.forEach(({ from, to }, at) => {
    const [one, other] = [rootOf(from), rootOf(to)];
    const [left, right] = one < other ? [one, other] : [other, one];
    parents[left] = size + at;
    parents[right] = size + at;
    leaves.push([...(leaves[left] as number[]), ...(leaves[right] as number[])]);
  });
  return leaves.at(-1) as number[];
}

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/** R. C. Prim, “Shortest connection networks and some generalizations”, Bell System Technical Journal 36 (1957). */
function spanningTree({ size, values }: SymmetricMatrix): Edge[] {
  const edges: Edge[] = [];
  const nearest = new Int32Array(size);
  const lengths = new Float64Array(size).fill(Infinity);
  const isIn = new Uint8Array(size);
  let current = 0;
  for (let added = 1; added < size; added += 1) {
    isIn[current] = 1;
    let next = -1;
    for (let each = 0; each < size; each += 1) {
      if (isIn[each] === 1) continue;
      const length = values[current * size + each] as number;
      if (length < (lengths[each] as number)) {
        lengths[each] = length;
        nearest[each] = current;
      }
      if (next < 0 || (lengths[each] as number) < (lengths[next] as number)) next = each;
    }
    edges.push({ from: nearest[next] as number, to: next, length: lengths[next] as number });
    current = next;
  }
  return edges;
}
