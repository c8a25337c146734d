import { Button, classNames, ScrollRegion } from '@finance-analyst/components';
import { Figure, FigureField, useFigureFormat, type FigureResult } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { caseKey, scenariosOf, upsideOf, type Valuation } from '@finance-analyst/valuation';
import { useId, useState, type ReactElement } from 'react';
import { messages } from '../messages.js';
import figureStyles from '../simulation/Simulation.module.css';
import styles from './CasesPanel.module.css';
import { differingDrivers } from './differingDrivers.js';
import { DriverFigure } from './DriverFigure.js';
import type { CaseWeighting } from './useCaseWeights.js';

/** The cases side by side: weight, value per share, upside, and each assumption in which they differ. */
export function CasesTable({
  valuation,
  weighting,
  weights,
  weighted,
  isOff,
}: {
  readonly valuation: Valuation;
  readonly weighting: CaseWeighting;
  /** In the order of the cases. */
  readonly weights: readonly number[];
  /** The weighted value per share. */
  readonly weighted: Result<number>;
  /** The weights do not total 100%. */
  readonly isOff: boolean;
}): ReactElement {
  const { format } = useFigureFormat();
  const [hasAllYears, setAllYears] = useState(false);
  const driversId = useId();
  const { body } = valuation;
  const cases = scenariosOf(valuation).map((each, at) => ({ ...each, key: caseKey(each), at }));
  const isAlone = cases.length === 1;
  const drivers = differingDrivers(valuation);
  const shown = drivers.filter(({ isBetween }) => hasAllYears || !isBetween);
  const entered = new Set(weighting.entered.map(({ id }) => id));
  const rate = (value: number): string => format(value, { kind: 'rate', precision: 1 });
  const value = (figure: FigureResult): ReactElement => (
    <Figure
      kind="per-share"
      precision={2}
      currency={body.currency}
      unit="hidden"
      value={figure}
      label={messages.valuePerShare}
      isStatic
    />
  );
  const upside = (figure: FigureResult): ReactElement => (
    <Figure kind="rate" precision={1} sign="always" value={figure} label={messages.upside} isStatic />
  );
  return (
    <>
      <ScrollRegion label={messages.tableOf(messages.cases)}>
        <table
          className={classNames(figureStyles['figures'], styles['cases'], !isAlone && styles['weighed'])}
          aria-label={messages.cases}
        >
          <thead>
            <tr>
              <th scope="col">{messages.statistic}</th>
              {cases.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
              {!isAlone && <th scope="col">{messages.weighted}</th>}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{messages.weight}</th>
              {cases.map(({ key, name, at }) => (
                <td key={key}>
                  {isAlone ? (
                    rate(1)
                  ) : (
                    <span className={styles['weight']}>
                      <FigureField
                        label={messages.weightOf(name)}
                        isLabelHidden
                        kind="rate"
                        precision={1}
                        step={0.05}
                        minimum={0}
                        maximum={1}
                        value={weights[at] ?? 0}
                        isEdited={entered.has(key)}
                        isReadOnly={weighting.isReadOnly}
                        onCommit={(weight) => {
                          weighting.set({ id: key, weight }, name);
                        }}
                      />
                    </span>
                  )}
                </td>
              ))}
              {!isAlone && (
                <td data-off={isOff || undefined}>
                  {rate(weights.reduce((sum, weight) => sum + weight, 0))}
                </td>
              )}
            </tr>
            <tr>
              <th scope="row">{messages.valuePerShare}</th>
              {cases.map(({ key, valuePerShare }) => (
                <td key={key}>{value(valuePerShare)}</td>
              ))}
              {!isAlone && <td>{value(weighted)}</td>}
            </tr>
            <tr>
              <th scope="row">{messages.upside}</th>
              {cases.map((each) => (
                <td key={each.key}>{upside(each.upside)}</td>
              ))}
              {!isAlone && <td>{upside(upsideOf(body, weighted))}</td>}
            </tr>
          </tbody>
          {shown.length > 0 && (
            <tbody id={driversId} className={styles['drivers']}>
              {shown.map((driver) => (
                <tr key={driver.id}>
                  <th scope="row">{driver.label}</th>
                  {cases.map(({ key, at }) => (
                    <td key={key}>
                      <DriverFigure driver={driver} value={driver.values[at] ?? null} valuation={valuation} />
                    </td>
                  ))}
                  {!isAlone && <td />}
                </tr>
              ))}
            </tbody>
          )}
        </table>
      </ScrollRegion>
      {drivers.some(({ isBetween }) => isBetween) && (
        <Button
          variant="link"
          size="compact"
          aria-expanded={hasAllYears}
          aria-controls={driversId}
          onPress={() => {
            setAllYears(!hasAllYears);
          }}
        >
          {hasAllYears ? messages.firstAndLastYear : messages.allYears}
        </Button>
      )}
    </>
  );
}
