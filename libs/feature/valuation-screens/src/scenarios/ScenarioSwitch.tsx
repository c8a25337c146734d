import { VisuallyHidden } from '@finance-analyst/components';
import { Delta, Figure, useFigureFormat, type FigureResult } from '@finance-analyst/figures';
import type { ModelTemplate, Scenario } from '@finance-analyst/documents';
import { useId, type ReactNode } from 'react';
import styles from './ScenarioSwitch.module.css';
import { messages } from './messages.js';
import { scenarioNote } from './scenarioNote.js';

/** The answer of a scenario. */
interface ScenarioAnswer {
  /** Null for the base. */
  readonly id: string | null;
  readonly name: string;
  readonly valuePerShare: FigureResult;
  readonly upside: FigureResult;
}

/**
 * The value per share in each scenario, side by side, and the choice of the one that the workbench shows. A model with
 * its base only has nothing to choose, and only the actions.
 */
export function ScenarioSwitch({
  scenarios,
  chosen,
  template,
  currency,
  hasPrice,
  isReadOnly = false,
  actions,
  onChoose,
}: {
  readonly scenarios: readonly ScenarioAnswer[];
  /** The scenario shown; null for the base. */
  readonly chosen: Scenario | null;
  /** Of the model: it names the inputs. */
  readonly template: ModelTemplate;
  readonly currency: string;
  readonly hasPrice: boolean;
  readonly isReadOnly?: boolean;
  /** What adds, renames and removes scenarios. */
  readonly actions?: ReactNode;
  readonly onChoose: (id: string | null) => void;
}) {
  const group = useId();
  const formatting = useFigureFormat();
  const hasChoice = scenarios.length > 1;
  return (
    <div className={styles['frame']}>
      <div className={styles['bar']}>
        {hasChoice && (
          <fieldset className={styles['track']} aria-label={messages.scenario}>
            {scenarios.map(({ id, name, valuePerShare, upside }) => (
              <label
                key={id ?? ''}
                className={styles['scenario']}
                data-selected={id === (chosen?.id ?? null) || undefined}
              >
                <input
                  type="radio"
                  name={group}
                  className={styles['radio']}
                  checked={id === (chosen?.id ?? null)}
                  onChange={() => {
                    onChoose(id);
                  }}
                />
                <span className={styles['name']}>{name}</span>{' '}
                <VisuallyHidden>{messages.valuePerShare} </VisuallyHidden>
                <span className={styles['value']}>
                  <Figure
                    kind="per-share"
                    precision={2}
                    currency={currency}
                    unit="hidden"
                    value={valuePerShare}
                    isStatic
                  />
                </span>{' '}
                {hasPrice && valuePerShare.ok && (
                  <span className={styles['upside']}>
                    <VisuallyHidden>{messages.upside} </VisuallyHidden>
                    {upside.ok ? (
                      <Delta kind="rate" precision={1} value={upside} />
                    ) : (
                      <Figure kind="rate" value={upside} isStatic />
                    )}
                  </span>
                )}
              </label>
            ))}
          </fieldset>
        )}
        {actions}
      </div>
      {hasChoice && (
        <p className={styles['note']} role="status">
          {chosen === null
            ? !isReadOnly && messages.baseNote
            : scenarioNote(chosen, template, { formatting, isReadOnly })}
        </p>
      )}
    </div>
  );
}
