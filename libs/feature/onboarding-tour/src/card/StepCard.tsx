import { Button } from '@finance-analyst/components';
import type { TourStep } from '@finance-analyst/contributions';
import { useId, useRef, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '../messages.js';
import { usePlacement } from '../placement/usePlacement.js';
import { keepTabWithin } from './keepTabWithin.js';
import styles from './StepCard.module.css';
import { useCardFocus } from './useCardFocus.js';
import { useEscape } from './useEscape.js';

export interface StepCardProps {
  readonly document: Document;
  readonly step: TourStep;
  /** Its position among the available steps, from 1. */
  readonly number: number;
  readonly count: number;
  /** Changes whenever the focus must return to the card. */
  readonly occasion: string;
  readonly onAction: () => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
  /** Called by both Close and Finish. */
  readonly onEnd: () => void;
}

// Invisible until its position is known, but able to take the focus.
const unmeasured = { opacity: 0 };

// A click on the card itself focuses it; Tab then goes to its buttons.
const focusable = { tabIndex: -1, onKeyDown: keepTabWithin };

/** One step of the tour, beside its target. The page around it stays usable. */
export function StepCard(props: StepCardProps): ReactElement {
  const { document, step, number, count, occasion, onAction, onBack, onNext, onEnd } = props;
  const card = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const textId = useId();
  const placement = usePlacement(document, step.target, card);
  useCardFocus(card, occasion);
  useEscape(card, onEnd);
  return createPortal(
    <>
      {placement.target && <div className={styles['highlight']} style={placement.target} aria-hidden />}
      <div
        {...focusable}
        ref={card}
        className={styles['card']}
        style={placement.card ?? unmeasured}
        role="dialog"
        aria-modal={false}
        aria-labelledby={titleId}
        aria-describedby={textId}
      >
        <h2 id={titleId} className={styles['title']}>
          {step.title} <span className={styles['place']}>{messages.place(number, count)}</span>
        </h2>
        <p id={textId}>{step.text}</p>
        {step.action && (
          <Button size="compact" onPress={onAction}>
            {step.action.label}
          </Button>
        )}
        <div className={styles['buttons']}>
          <Button variant="quiet" size="compact" onPress={onEnd}>
            {messages.close}
          </Button>
          <span className={styles['space']} />
          {number > 1 && (
            <Button size="compact" onPress={onBack}>
              {messages.back}
            </Button>
          )}
          {number < count ? (
            <Button variant="primary" size="compact" onPress={onNext}>
              {messages.next}
            </Button>
          ) : (
            <Button variant="primary" size="compact" onPress={onEnd}>
              {messages.finish}
            </Button>
          )}
        </div>
      </div>
    </>,
    document.body,
  );
}
