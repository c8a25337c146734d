import type { AssumptionProvenance } from '@finance-analyst/documents';
import type { Assumption } from '../default-assumptions/Assumption.js';

/** A default's origin: the newest filing behind it, else the outside source; undefined for a plain choice. */
export function provenanceOf({ sources, external }: Assumption): AssumptionProvenance | undefined {
  const newest = sources.reduce<(typeof sources)[number] | null>(
    (latest, source) =>
      !latest || source.figure.source.filed > latest.figure.source.filed ? source : latest,
    null,
  );
  if (newest) {
    const { form, filed, accession, taxonomy } = newest.figure.source;
    return {
      label: `${form} filed ${filed}`,
      detail: accession,
      asOf: filed,
      ...(taxonomy === 'sample' ? { sample: true } : {}),
      figures: sources.map(({ line, period }) => ({ line, period })),
    };
  }
  if (!external) return undefined;
  return {
    label: external.label,
    detail: external.source,
    ...(external.asOf ? { asOf: external.asOf } : {}),
    ...(external.standardError === undefined ? {} : { standardError: external.standardError }),
    ...(external.source === 'sample' ? { sample: true } : {}),
  };
}
