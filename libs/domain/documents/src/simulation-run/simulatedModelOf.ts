import type { ValuationModelDocument } from '../valuation-model/ValuationModel.js';
import type { SimulationRunBody } from './SimulationRunDocument.js';

/** The parts of a run's body that are the model. Its heavy fields are apart, as a model has them. */
export function simulatedModelOf({
  id,
  baseRevision,
  title,
  schemaVersion,
  body,
}: ValuationModelDocument): Pick<
  SimulationRunBody,
  'model' | 'instrument' | 'currency' | 'fundamentalsSnapshot' | 'peerStatements'
> {
  const { fundamentalsSnapshot, peerStatements, ...light } = body;
  return {
    model: { id, revision: baseRevision, title, schemaVersion, body: light },
    instrument: body.instrument,
    currency: body.currency,
    fundamentalsSnapshot,
    peerStatements,
  };
}
