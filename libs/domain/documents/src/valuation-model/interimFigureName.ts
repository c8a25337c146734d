/** What a figure of a past period other than a fiscal year is of. */
export type InterimKind = 'quarter' | 'trailing-twelve-months';

const marks = { quarter: '/quarter', 'trailing-twelve-months': '/ttm' } as const;

/** The name of a note’s figure of a quarter or of twelve months: `revenue/quarter`, `revenue/ttm`. */
export const interimFigureName = (name: string, kind: InterimKind): string => name + marks[kind];

/** The line or input that a noted figure is of, and the kind of its period; null for a fiscal year or a single value. */
export function readFigureName(name: string): { readonly name: string; readonly kind: InterimKind | null } {
  for (const kind of ['quarter', 'trailing-twelve-months'] as const)
    if (name.endsWith(marks[kind])) return { name: name.slice(0, -marks[kind].length), kind };
  return { name, kind: null };
}
