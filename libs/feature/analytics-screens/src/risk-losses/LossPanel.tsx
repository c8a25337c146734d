import { Disclosure, Select } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import shared from '../screen/Analytics.module.css';
import { messages } from '../risk/messages.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import styles from '../risk-screen/Risk.module.css';
import { horizons, levels, type RiskSettings } from '../risk-settings/RiskSettings.js';
import { TablePanel } from '../risk-table/TablePanel.js';
import type { RiskAnswering } from '../risk-worker/useRiskAnswer.js';

/** What can be lost over a horizon, by each method. */
export function LossPanel({
  analysis,
  losses: { answer, problem },
  settings,
  onChange,
}: {
  readonly analysis: RiskSummary;
  readonly losses: Pick<RiskAnswering<'losses'>, 'answer' | 'problem'>;
  readonly settings: Pick<RiskSettings, 'horizon' | 'level'>;
  readonly onChange: (part: Partial<RiskSettings>) => void;
}): ReactElement {
  const { value, body } = analysis;
  // What is shown may be of the settings before, until the worker has answered.
  const { horizon, level, rows } = answer ?? { ...settings, rows: [] };
  const { format } = useFigureFormat();
  const rate = { kind: 'rate', precision: 2 } as const;
  const amount = { kind: 'amount', currency: body.currency, unit: 'hidden', precision: 0 } as const;
  const notes = rows.filter(({ note }) => note !== null);
  const writeLevel = (each: number): string =>
    format(each, { kind: 'rate', precision: each === 0.975 ? 1 : 0 });
  return (
    <TablePanel
      title={messages.losses}
      analysis={analysis}
      state={
        problem !== null
          ? { kind: 'empty', title: messages.unavailable, message: problem }
          : answer === null
            ? { kind: 'loading', label: messages.measuring }
            : undefined
      }
      facts={[
        [messages.level, String(level)],
        [messages.horizon, messages.horizons(horizon)],
      ]}
      above={
        <div className={styles['choices']}>
          <Select
            label={messages.horizon}
            value={String(settings.horizon)}
            options={horizons.map((days) => ({ value: String(days), label: messages.horizons(days) }))}
            onChange={(chosen) => {
              const found = horizons.find((days) => String(days) === chosen);
              if (found !== undefined) onChange({ horizon: found });
            }}
          />
          <Select
            label={messages.level}
            value={String(settings.level)}
            options={levels.map((each) => ({ value: String(each), label: writeLevel(each) }))}
            onChange={(chosen) => {
              const found = levels.find((each) => String(each) === chosen);
              if (found !== undefined) onChange({ level: found });
            }}
          />
        </div>
      }
      table={{
        rowTitle: messages.method,
        columns: [
          { id: 'var', label: messages.valueAtRisk, format: rate },
          {
            id: 'var-amount',
            label: messages.inCurrency(messages.valueAtRisk, body.currency),
            format: amount,
          },
          { id: 'es', label: messages.expectedShortfall, format: rate },
          {
            id: 'es-amount',
            label: messages.inCurrency(messages.expectedShortfall, body.currency),
            format: amount,
          },
          { id: 'count', label: messages.observations, format: { kind: 'count' } },
        ],
        rows: rows.map(({ method, valueAtRisk, expectedShortfall, observations }) => ({
          id: method,
          label: messages.methods[method],
          figures: [
            valueAtRisk,
            valueAtRisk.ok ? { ok: true, value: valueAtRisk.value * value } : valueAtRisk,
            expectedShortfall,
            expectedShortfall.ok ? { ok: true, value: expectedShortfall.value * value } : expectedShortfall,
            observations === null
              ? { ok: false, reason: valueAtRisk.ok ? '' : valueAtRisk.reason }
              : { ok: true, value: observations },
          ],
        })),
      }}
      below={
        notes.length > 0 && (
          <ul className={styles['notes']}>
            {notes.map(({ method, note }) => (
              <li key={method}>{messages.notesOf(messages.methods[method], note ?? '')}</li>
            ))}
          </ul>
        )
      }
      footer={
        <>
          {messages.lossesExplained(writeLevel(level), messages.horizons(horizon))}{' '}
          {messages.basisExplained(body.currency)}
          <Disclosure title={messages.howMethods}>
            <dl className={shared['definitions']}>
              {messages.methodDefinitions.map(([name, definition]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{definition}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        </>
      }
    />
  );
}
