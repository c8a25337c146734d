import type { Figure } from '@finance-analyst/model-engine';

/** The figure with the sign that it enters a sum with; a figure that cannot be computed stays one. */
export const negated = <T extends Pick<Figure, 'ok'>>(
  figure: T & ({ ok: true; value: number } | { ok: false }),
): T => (figure.ok ? { ...figure, value: figure.value === 0 ? 0 : -figure.value } : figure);
