import { ScrollRegion } from '@finance-analyst/components';
import { useFigureFormat, type FigureResult } from '@finance-analyst/figures';
import type { Scenario, ValuationModelDocument } from '@finance-analyst/documents';
import type { DocumentContent } from '@finance-analyst/workspace';
import { useMemo } from 'react';
import { inScenario } from '@finance-analyst/valuation';
import { messages as scenarioMessages } from '../scenarios/messages.js';
import { comparedFigures } from './comparedFigures.js';
import type { ComparedRow } from './ComparedRow.js';
import { comparedRows } from './comparedRows.js';
import styles from './ComparisonDialog.module.css';
import { messages } from './messages.js';
import { ValueChangePanel } from './ValueChangePanel.js';

interface ValuedModel {
  readonly model: DocumentContent<ValuationModelDocument>;
  readonly value: FigureResult;
}

/** The values of two model states and their differences. */
export function ComparisonTable({
  title,
  then,
  now,
  scenario,
  nowIn,
}: {
  /** What the model on the screen is compared with. */
  readonly title: string;
  readonly then: ValuedModel;
  readonly now: ValuedModel;
  /** The scenario on the screen, which the values are of; null for the base. */
  readonly scenario: Scenario | null;
  /** The scenario on the screen, for two scenarios of one model, seen as models without a scenario. */
  readonly nowIn?: string | undefined;
}) {
  const formatting = useFigureFormat();
  const differing = useMemo(
    () => comparedRows(then.model, now.model, formatting, scenario?.id ?? null),
    [then.model, now.model, formatting, scenario],
  );
  const scenarioId = scenario?.id ?? null;
  const seenThen = useMemo(() => inScenario(then.model.body, scenarioId), [then.model.body, scenarioId]);
  const seenNow = useMemo(() => inScenario(now.model.body, scenarioId), [now.model.body, scenarioId]);
  if (differing.length === 0) return <p role="status">{messages.nothingDiffers}</p>;
  const { currency } = now.model.body;
  const value: ComparedRow = {
    id: 'value_per_share',
    label: messages.valuePerShare,
    ...comparedFigures(
      then.value,
      now.value,
      { kind: 'per-share', currency, precision: 2 },
      formatting.format,
    ),
  };
  const hasScenarios = [then, now].some(({ model }) => model.body.scenarios.length > 0);
  const named = (words: string, { body }: DocumentContent<ValuationModelDocument>): string => {
    const seen = body.scenarios.find(({ id }) => id === scenario?.id)?.name ?? messages.base;
    return hasScenarios ? scenarioMessages.inScenario(words, seen) : words;
  };
  const lacksScenario = scenario !== null && then.model.body.scenarios.every(({ id }) => id !== scenario.id);
  return (
    <>
      <ValueChangePanel then={seenThen} now={seenNow} />
      <ScrollRegion label={messages.table}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{messages.figure}</th>
              <th scope="col">{nowIn === undefined ? named(title, then.model) : title}</th>
              <th scope="col">
                {nowIn === undefined
                  ? named(messages.now, now.model)
                  : scenarioMessages.inScenario(messages.now, nowIn)}
              </th>
              <th scope="col">{messages.differenceHeading}</th>
            </tr>
          </thead>
          <tbody>
            {[value, ...differing].map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.label}</th>
                <td>{row.then}</td>
                <td>{row.now}</td>
                <td>{row.difference}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {lacksScenario && <p className={styles['quiet']}>{messages.lacksScenario(scenario.name)}</p>}
      {then.model.body.years !== now.model.body.years && (
        <p className={styles['quiet']}>{messages.otherYears}</p>
      )}
    </>
  );
}
