import { Checkbox, Panel } from '@finance-analyst/components';
import { Figure } from '@finance-analyst/figures';
import { portfolioPath } from '@finance-analyst/navigation';
import type { CombinedHoldings, CombinedPart } from '@finance-analyst/portfolio';
import type { StoredLedger } from '@finance-analyst/portfolios';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { messages as screenMessages } from '../messages.js';
import styles from '../screen/Portfolio.module.css';
import { messages } from './messages.js';

/** A portfolio that can be part of the view. */
export interface OfferedPart {
  readonly id: string;
  readonly title: string;
  readonly isIncluded: boolean;
  readonly ledger: StoredLedger;
}

/** The portfolios to choose from, with what each adds. */
export function CombinedParts({
  offered,
  holdings,
  onInclude,
}: {
  readonly offered: readonly OfferedPart[];
  /** Null until they are computed. */
  readonly holdings: CombinedHoldings | null;
  readonly onInclude: (id: string, isIncluded: boolean) => void;
}): ReactElement {
  const included = offered.filter(({ isIncluded }) => isIncluded).length;
  return (
    <Panel title={messages.portfolios}>
      <ul className={styles['list']}>
        {offered.map(({ id, title, isIncluded, ledger }) => {
          const part = holdings?.parts.find((one) => one.id === id);
          return (
            <li key={id}>
              <Checkbox
                isSelected={isIncluded}
                // There is nothing to show without any.
                isDisabled={isIncluded && included === 1}
                onChange={(next) => {
                  onInclude(id, next);
                }}
              >
                {title}
              </Checkbox>
              <span className={styles['quiet']}>
                <Link to={portfolioPath(id)} aria-label={messages.openOf(title)}>
                  {messages.open}
                </Link>
                {isIncluded && notesOf(ledger, part?.withoutValue ?? 0).map((note) => ` · ${note}`)}
              </span>
              {isIncluded && (
                <span className={styles['figures']}>
                  <Figure
                    kind="amount"
                    precision={2}
                    unit="hidden"
                    label={screenMessages.value}
                    value={
                      part && part.withoutValue === 0
                        ? part.total
                        : { ok: false, reason: reasonOf(ledger, part) }
                    }
                  />{' '}
                  <Figure
                    kind="rate"
                    label={screenMessages.weight}
                    value={
                      part && part.withoutValue === 0
                        ? part.weight
                        : { ok: false, reason: reasonOf(ledger, part) }
                    }
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

const reasonOf = (ledger: StoredLedger, part: CombinedPart | undefined): string => {
  if (ledger.kind === 'failed') return ledger.reason;
  return part ? screenMessages.notInValue(part.withoutValue) : screenMessages.computing;
};

const notesOf = (ledger: StoredLedger, withoutValue: number): readonly string[] => {
  if (ledger.kind !== 'ready') return [];
  const refused = ledger.view.refused.length;
  return [
    ...(ledger.isEdited ? [screenMessages.withEdits] : []),
    ...(withoutValue > 0 ? [screenMessages.notInValue(withoutValue)] : []),
    ...(refused > 0 ? [screenMessages.refusedShort(refused)] : []),
  ];
};
