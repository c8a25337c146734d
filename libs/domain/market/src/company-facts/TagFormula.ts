/**
 * How a statement line is found among filed tags: a tag, or a rule over formulas. `text` says a sum or difference
 * in words and becomes the figure's derivation.
 */
export type TagFormula =
  | string
  | { readonly kind: 'first' | 'largest'; readonly of: readonly TagFormula[] }
  | {
      readonly kind: 'sum';
      readonly text: string;
      readonly required: readonly TagFormula[];
      readonly optional: readonly TagFormula[];
    }
  | {
      readonly kind: 'difference';
      readonly text: string;
      readonly from: TagFormula;
      readonly minus: TagFormula;
    }
  | {
      readonly kind: 'without-overlap';
      readonly text: string;
      readonly whole: TagFormula;
      readonly part: TagFormula;
      readonly total: TagFormula;
    };

/** The first formula that has a figure: order is precedence. */
export function first(...of: readonly TagFormula[]): TagFormula {
  return { kind: 'first', of };
}

/** The largest figure: for tags of which any may hold only a part of the line, and none more than all of it. */
export function largest(...of: readonly TagFormula[]): TagFormula {
  return { kind: 'largest', of };
}

/** The sum of all; missing when one is. */
export function all(text: string, ...required: readonly TagFormula[]): TagFormula {
  return { kind: 'sum', text, required, optional: [] };
}

/** The sum of those that are filed; missing when none is. A filer leaves out lines that it does not have. */
export function any(text: string, ...optional: readonly TagFormula[]): TagFormula {
  return { kind: 'sum', text, required: [], optional };
}

/** `required`, and what is filed of `optional`. */
export function plus(text: string, required: TagFormula, ...optional: readonly TagFormula[]): TagFormula {
  return { kind: 'sum', text, required: [required], optional };
}

/** `from` less `minus`; missing when either is. */
export function less(text: string, from: TagFormula, minus: TagFormula): TagFormula {
  return { kind: 'difference', text, from, minus };
}

/**
 * `whole`, or `whole` less `part` where both together exceed the filed `total`: then the filer's `whole` holds the
 * part already.
 */
export function withoutOverlap(
  text: string,
  operands: { readonly whole: TagFormula; readonly part: TagFormula; readonly total: TagFormula },
): TagFormula {
  return { kind: 'without-overlap', text, ...operands };
}

/** Every tag that a formula may read. */
export function tagsOf(formula: TagFormula): readonly string[] {
  if (typeof formula === 'string') return [formula];
  switch (formula.kind) {
    case 'first':
    case 'largest':
      return formula.of.flatMap(tagsOf);
    case 'sum':
      return [...formula.required, ...formula.optional].flatMap(tagsOf);
    case 'difference':
      return [formula.from, formula.minus].flatMap(tagsOf);
    case 'without-overlap':
      return [formula.whole, formula.part, formula.total].flatMap(tagsOf);
  }
}
