import type { Figure } from '@finance-analyst/model-engine';

/** The figure negated; a missing figure stays missing. */
export const negated = <T extends Pick<Figure, 'ok'>>(
  figure: T & ({ ok: true; value: number } | { ok: false }),
): T => (figure.ok ? { ...figure, value: figure.value === 0 ? 0 : -figure.value } : figure);
