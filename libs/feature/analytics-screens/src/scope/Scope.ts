/** A part of a portfolio that is measured on its own, without cash. */
export interface Scope {
  readonly kind: 'holding' | 'sector';
  /** The id of an instrument, or the name of a sector. */
  readonly id: string;
}

const pattern = /^(holding|sector):(.+)$/u;

/** Reads what the address says of a scope; null for all of the portfolio. */
export function readScope(text: string | null): Scope | null {
  const [, kind, id] = pattern.exec(text ?? '') ?? [];
  return id === undefined ? null : { kind: kind as Scope['kind'], id };
}

/** As the address has it. */
export const writeScope = (scope: Scope | null): string | null =>
  scope === null ? null : `${scope.kind}:${scope.id}`;
