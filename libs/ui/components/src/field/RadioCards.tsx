import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './RadioCards.module.css';

export interface RadioCard<Value extends string> {
  readonly value: Value;
  readonly title: string;
  readonly explanation: string;
  /** Beside the title. */
  readonly mark?: ReactNode;
  /** It can be chosen, and its explanation says why it does nothing yet. */
  readonly isUnavailable?: boolean;
}

export interface RadioCardsProps<Value extends string> {
  readonly legend: string;
  readonly cards: readonly RadioCard<Value>[];
  /** Null if none is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** Equal for lists of which one card is chosen together. */
  readonly name?: string;
  /** Many small cards, which scroll so that what is beside them stays in view. */
  readonly isCompact?: boolean;
}

/** A choice of one among cards, each with a title and what it means. Arrow keys move and choose. */
export function RadioCards<Value extends string>({
  legend,
  cards,
  value,
  onChange,
  name,
  isCompact = false,
}: RadioCardsProps<Value>): ReactElement {
  const id = useId();
  return (
    <fieldset className={styles['choice']} data-compact={isCompact || undefined}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['cards']}>
        {cards.map((card, place) => (
          <label key={card.value} className={styles['card']} data-off={card.isUnavailable || undefined}>
            <input
              type="radio"
              name={name ?? id}
              value={card.value}
              checked={card.value === value}
              aria-labelledby={`${id}-title-${place}`}
              aria-describedby={`${id}-explanation-${place}`}
              onChange={() => {
                onChange(card.value);
              }}
            />
            <span>
              <span id={`${id}-title-${place}`} className={styles['title']}>
                {card.title}
              </span>
              {card.mark}
              <span id={`${id}-explanation-${place}`} className={styles['explanation']}>
                {card.explanation}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
