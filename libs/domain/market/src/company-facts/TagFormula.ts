/**
 * How a statement line is found among filed tags: a tag, or a rule over formulas. `text` says a sum or difference
 * in words and becomes the figure's derivation.
 */
export type TagFormula =
  | string
  | { readonly kind: 'same'; readonly tags: readonly string[] }
  | { readonly kind: 'first' | 'largest' | 'larger'; readonly of: readonly TagFormula[] }
  | { readonly kind: 'meeting'; readonly total: TagFormula; readonly of: readonly TagFormula[] }
  | { readonly kind: 'unless'; readonly figure: TagFormula; readonly repeats: TagFormula }
  | { readonly kind: 'without'; readonly figure: TagFormula; readonly other: TagFormula }
  | { readonly kind: 'exceeding'; readonly figure: TagFormula; readonly limit: TagFormula }
  | { readonly kind: 'parts'; readonly text: string; readonly of: readonly TagFormula[] }
  | {
      readonly kind: 'distinct';
      readonly text: string;
      readonly of: readonly TagFormula[];
      readonly whole: TagFormula;
    }
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
      readonly overlapsWithoutTotal: boolean;
    };

/**
 * One item under several tags: the newest filing gives the figure, and within a filing the tag that comes first. A
 * tag that some filing gives beside an earlier one with another value is another item, read only where the others
 * are not filed.
 */
export function same(...tags: readonly string[]): TagFormula {
  return { kind: 'same', tags };
}

/** The first formula that has a figure: order is precedence. */
export function first(...of: readonly TagFormula[]): TagFormula {
  return { kind: 'first', of };
}

/** For a line that the taxonomy does not tag apart from others. */
export const notTaggedApart = first();

/**
 * The largest figure: for tags of which any may hold only a part of the line, and none more than all of it. Where it
 * is another one rounded, that other.
 */
export function largest(...of: readonly TagFormula[]): TagFormula {
  return { kind: 'largest', of };
}

/** The larger figure; missing when either is. */
export function larger(a: TagFormula, b: TagFormula): TagFormula {
  return { kind: 'larger', of: [a, b] };
}

/**
 * Of the figures that equal the filed `total` within rounding the nearest, and among equals the first; missing when
 * none does or no total is filed.
 */
export function meeting(total: TagFormula, ...of: readonly TagFormula[]): TagFormula {
  return { kind: 'meeting', total, of };
}

/** The figure, unless it repeats the amount of the other. */
export function unless(figure: TagFormula, repeats: TagFormula): TagFormula {
  return { kind: 'unless', figure, repeats };
}

/** The figure where the other is not filed, because the other includes it. */
export function without(figure: TagFormula, other: TagFormula): TagFormula {
  return { kind: 'without', figure, other };
}

/** The figure where it is larger than a filed limit; missing when either is. */
export function exceeding(figure: TagFormula, limit: TagFormula): TagFormula {
  return { kind: 'exceeding', figure, limit };
}

/**
 * The sum of the parts that filings happen to disclose, where others may not be tagged: even of one part the
 * derivation says that it may be incomplete.
 */
export function parts(text: string, ...of: readonly TagFormula[]): TagFormula {
  return { kind: 'parts', text: `${text}${mayBeIncomplete}`, of };
}

/** How the derivation of disclosed parts ends. */
export const mayBeIncomplete = ': may be incomplete';

/**
 * What a filed `total` decides: the figure that equals it within rounding. Where none does, something is filed under
 * a tag that is not read, or more than once: the larger of the total and the first figure. Missing when no total is
 * filed.
 */
export function decidedBy(total: TagFormula, ...of: readonly TagFormula[]): TagFormula {
  return first(meeting(total, ...of), larger(total, first(...of)));
}

/** The sum of all; missing when one is. */
export function all(text: string, ...required: readonly TagFormula[]): TagFormula {
  return { kind: 'sum', text, required, optional: [] };
}

/** The sum of those that are filed; missing when none is. A filer leaves out lines that it does not have. */
export function any(text: string, ...optional: readonly TagFormula[]): TagFormula {
  return { kind: 'sum', text, required: [], optional };
}

/**
 * The sum of those that are filed, where two may be one amount under two tags. Equal amounts count once when one tag
 * replaced the other in later filings, or when the filed `whole` is that amount.
 */
export function distinct(text: string, of: readonly TagFormula[], whole: TagFormula = first()): TagFormula {
  return { kind: 'distinct', text, of, whole };
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
 * part already. `overlapsWithoutTotal` tells what holds where no total is filed.
 */
export function withoutOverlap(
  text: string,
  operands: {
    readonly whole: TagFormula;
    readonly part: TagFormula;
    readonly total: TagFormula;
    readonly overlapsWithoutTotal?: boolean;
  },
): TagFormula {
  return { kind: 'without-overlap', text, overlapsWithoutTotal: false, ...operands };
}

/** Every tag that a formula may read. */
export function tagsOf(formula: TagFormula): readonly string[] {
  if (typeof formula === 'string') return [formula];
  return formula.kind === 'same' ? formula.tags : operandsOf(formula).flatMap(tagsOf);
}

/** The formulas within a formula that sum what is disclosed, and say that it may be incomplete. */
export function disclosedParts(formula: TagFormula): readonly TagFormula[] {
  if (typeof formula === 'string') return [];
  const isDisclosed = 'text' in formula && formula.text.endsWith(mayBeIncomplete);
  return isDisclosed ? [formula] : operandsOf(formula).flatMap(disclosedParts);
}

function operandsOf(formula: Exclude<TagFormula, string>): readonly TagFormula[] {
  switch (formula.kind) {
    case 'same':
      return formula.tags;
    case 'first':
    case 'largest':
    case 'larger':
    case 'parts':
      return formula.of;
    case 'meeting':
      return [...formula.of, formula.total];
    case 'unless':
      return [formula.figure, formula.repeats];
    case 'without':
      return [formula.figure, formula.other];
    case 'exceeding':
      return [formula.figure, formula.limit];
    case 'distinct':
      return [...formula.of, formula.whole];
    case 'sum':
      return [...formula.required, ...formula.optional];
    case 'difference':
      return [formula.from, formula.minus];
    case 'without-overlap':
      return [formula.whole, formula.part, formula.total];
  }
}
