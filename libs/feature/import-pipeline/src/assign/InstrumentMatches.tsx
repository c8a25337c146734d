import { Button } from '@finance-analyst/components';
import type { PortfolioBody } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import { useState, type ReactElement } from 'react';
import type { Candidates } from '../flow/findCandidates.js';
import { messages } from '../messages.js';
import { filedKey } from '../plan/filedKey.js';
import type { ImportChoices } from '../plan/ImportChoices.js';
import type { ImportPlan } from '../plan/ImportPlan.js';
import styles from './Assign.module.css';
import { InstrumentRow } from './InstrumentRow.js';

const shownAtFirst = 20;

export interface InstrumentMatchesProps {
  readonly plan: ImportPlan;
  readonly body: PortfolioBody;
  readonly candidates: Candidates;
  readonly choices: ImportChoices['instruments'];
  readonly onChoose: (instruments: ImportChoices['instruments']) => void;
  readonly prices: ImportChoices['prices'];
  readonly onPrices: (prices: ImportChoices['prices']) => void;
}

/** The instruments of the file, the new ones first, each with the instrument that is meant. */
export function InstrumentMatches({
  plan,
  body,
  candidates,
  choices,
  onChoose,
  prices,
  onPrices,
}: InstrumentMatchesProps): ReactElement {
  const { format } = useFigureFormat();
  const [showsAll, setShowsAll] = useState(false);
  const matches = plan.instruments
    .filter(({ transactions }) => transactions > 0)
    .toSorted((a, b) => Number(b.isNew) - Number(a.isNew) || b.transactions - a.transactions);
  const withoutPrices = matches.filter(({ isKnown }) => !isKnown);
  const unpriced = new Set(withoutPrices.map(({ instrument }) => instrument.id)).size;
  const canMatch =
    body.instruments.length > 0 ||
    withoutPrices.some(({ filed }) => (candidates.byKey[filedKey(filed)] ?? []).length > 0);
  const shown = showsAll ? matches : matches.slice(0, shownAtFirst);
  return (
    <section className={styles['group']}>
      <h4 className={styles['title']}>{messages.instruments}</h4>
      <p className={styles['hint']}>
        {matches.length === 0
          ? messages.noInstruments
          : !candidates.isComplete
            ? messages.notSearched
            : unpriced > 0 &&
              messages.newInstruments(unpriced, format(unpriced, { kind: 'count' }), canMatch)}
      </p>
      <ul className={styles['list']}>
        {shown.map((match) => {
          const key = filedKey(match.filed);
          return (
            <InstrumentRow
              key={key}
              match={match}
              known={body.instruments}
              candidates={candidates.byKey[key] ?? []}
              choices={choices}
              onChoose={(id) => {
                onChoose({ ...choices, [key]: id });
              }}
              lastDay={plan.lastDay}
              price={Object.hasOwn(prices, key) ? (prices[key] ?? null) : null}
              onPrice={(price) => {
                const others = Object.fromEntries(Object.entries(prices).filter(([other]) => other !== key));
                onPrices(price === null ? others : { ...others, [key]: price });
              }}
            />
          );
        })}
      </ul>
      {shown.length < matches.length && (
        <Button
          variant="link"
          onPress={() => {
            setShowsAll(true);
          }}
        >
          {messages.showAll(format(matches.length, { kind: 'count' }))}
        </Button>
      )}
    </section>
  );
}
