import type { AnalystDocument } from '../kinds/documentKinds.js';
import type { SimulationRunBody } from './SimulationRunDocument.js';

/** The parts of a run's body that are the model. The statements are apart, so that they are stored once for both. */
export function simulatedModelOf({
  id,
  baseRevision,
  title,
  schemaVersion,
  body,
}: AnalystDocument): Pick<SimulationRunBody, 'model' | 'instrument' | 'currency' | 'fundamentalsSnapshot'> {
  const { fundamentalsSnapshot, ...light } = body;
  return {
    model: { id, revision: baseRevision, title, schemaVersion, body: light },
    instrument: body.instrument,
    currency: body.currency,
    fundamentalsSnapshot,
  };
}
