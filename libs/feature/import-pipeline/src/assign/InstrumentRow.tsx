import { Button, Chip, Select, VisuallyHidden } from '@finance-analyst/components';
import type { PortfolioInstrument } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { messages } from '../messages.js';
import { choiceOf } from '../plan/choiceOf.js';
import { filedKey } from '../plan/filedKey.js';
import type { EnteredPrice, ImportChoices } from '../plan/ImportChoices.js';
import type { InstrumentMatch } from '../plan/ImportPlan.js';
import { isInOtherCurrency } from '../plan/isInOtherCurrency.js';
import styles from './Assign.module.css';
import { InstrumentPrice } from './InstrumentPrice.js';
import { nameOfFiled } from './nameOfFiled.js';

const newValue = 'new instrument';

export interface InstrumentRowProps {
  readonly match: InstrumentMatch;
  /** The instruments of the portfolio. */
  readonly known: readonly PortfolioInstrument[];
  /** What the market data has for it, the nearest first. */
  readonly candidates: readonly PortfolioInstrument[];
  readonly choices: ImportChoices['instruments'];
  readonly onChoose: (id: string | null) => void;
  /** ISO date of a price, as proposed; null if the file has no day. */
  readonly lastDay: string | null;
  /** The price that was entered for it; null if none was. */
  readonly price: EnteredPrice | null;
  readonly onPrice: (price: EnteredPrice | null) => void;
}

/** An instrument of the file. Its list opens on demand: hundreds of lists at once would be slow. */
export function InstrumentRow({
  match,
  known,
  candidates,
  choices,
  onChoose,
  lastDay,
  price,
  onPrice,
}: InstrumentRowProps): ReactElement {
  const { format } = useFigureFormat();
  const [isChanging, setChanging] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The list takes the place of the button that was pressed.
    if (isChanging) row.current?.querySelector('button')?.focus();
  }, [isChanging]);
  const { filed, instrument, by, transactions, isKnown, currency } = match;
  const choice = choiceOf(choices, filedKey(filed));
  const offered = [
    ...new Map(
      [...(by === 'new' ? [] : [instrument]), ...candidates, ...known].map((own) => [own.id, own]),
    ).values(),
  ];
  const chosen = offered.find(({ id }) => id === choice);
  const value = chosen?.id ?? (choice === null || by === 'new' ? newValue : instrument.id);
  const symbol = by === 'new' ? instrument.symbol : (filed.symbol ?? filed.isin ?? filed.name ?? '');
  const foreign = candidates.find(
    (own) => own.symbol.toUpperCase() === filed.symbol?.trim().toUpperCase() && isInOtherCurrency(own, filed),
  );
  const labelOf = ({ id, name }: PortfolioInstrument): string =>
    name === null || name === id ? id : `${id} · ${name}`;
  const name = nameOfFiled(filed);
  return (
    <li ref={row} className={styles['match']}>
      <span className={styles['filed']}>
        {name}
        <span className={styles['detail']}>
          {messages.transactionCount(transactions, format(transactions, { kind: 'count' }))}
        </span>
      </span>
      {isChanging ? (
        <Select
          label={messages.instrumentFor(name)}
          isLabelHidden
          value={value}
          options={[
            { value: newValue, label: messages.newInstrument(symbol) },
            ...offered.map((own) => ({ value: own.id, label: labelOf(own) })),
          ]}
          onChange={(id) => {
            onChoose(id === newValue ? null : id);
          }}
        />
      ) : (
        <span className={styles['chosen']}>
          <span>
            {value === newValue ? messages.newInstrument(symbol) : labelOf(chosen ?? instrument)}{' '}
            <Chip>{messages.matchedBy[value === newValue ? 'new' : chosen ? 'choice' : match.by]}</Chip>
          </span>
          {offered.length > 0 && (
            <Button
              variant="link"
              onPress={() => {
                setChanging(true);
              }}
            >
              {messages.change}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
          {value === newValue && candidates.length > 0 && (
            <span className={styles['detail']}>
              {foreign?.currency && filed.currency && (
                <>{messages.otherCurrency(foreign.symbol, foreign.currency, filed.currency, symbol)} </>
              )}
              {messages.didYouMean}{' '}
              {candidates.map((own) => (
                <Button
                  key={own.id}
                  variant="link"
                  onPress={() => {
                    onChoose(own.id);
                  }}
                >
                  {labelOf(own)}
                </Button>
              ))}
            </span>
          )}
          {!isKnown && value === (by === 'new' ? newValue : instrument.id) && currency && lastDay && (
            <InstrumentPrice
              name={name}
              currency={currency}
              day={lastDay}
              entered={price}
              onPrice={onPrice}
            />
          )}
        </span>
      )}
    </li>
  );
}
