import type { Scenario, ValuationModelDocument } from '@finance-analyst/documents';
import type { FigureResult } from '@finance-analyst/figures';
import { baseName, inScenario } from '@finance-analyst/valuation';
import type { DocumentContent } from '@finance-analyst/workspace';
import { useMemo } from 'react';
import { ComparisonTable } from './ComparisonTable.js';
import { valueInScenario } from './valueInScenario.js';

/** Two scenarios of a model side by side: another one, and the one on the screen. */
export function ScenariosTable({
  model,
  other,
  shown,
}: {
  readonly model: DocumentContent<ValuationModelDocument>;
  /** Null for the base, also for the id of the scenario on the screen. */
  readonly other: { readonly id: string | null; readonly name: string };
  readonly shown: { readonly scenario: Scenario | null; readonly value: FigureResult };
}) {
  const { title, body } = model;
  const shownId = shown.scenario?.id ?? null;
  const otherId = other.id;
  const then = useMemo(
    () => ({
      model: { title, body: inScenario(body, otherId) },
      value: valueInScenario(body, otherId),
    }),
    [title, body, otherId],
  );
  const now = useMemo(() => ({ title, body: inScenario(body, shownId) }), [title, body, shownId]);
  return (
    <ComparisonTable
      title={other.name}
      then={then}
      now={{ model: now, value: shown.value }}
      scenario={null}
      nowIn={shown.scenario?.name ?? baseName}
    />
  );
}
