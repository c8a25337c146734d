import type { DocumentEnvelope } from '../envelope/DocumentEnvelope.js';
import type { ValuationModelBody } from './ValuationModel.js';

/** The day, ISO, as of which a model's statements are known, if before its creation; else null. */
export const pastDayOf = ({
  body: { knownOn },
  createdAt,
}: Pick<DocumentEnvelope, 'createdAt'> & {
  readonly body: Pick<ValuationModelBody, 'knownOn'>;
}): string | null => (knownOn < createdAt.slice(0, 10) ? knownOn : null);
