import { Button, Icon, Panel } from '@finance-analyst/components';
import { localReason, useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import type { OpenQuestion, Valuation } from '@finance-analyst/valuation';
import { inputLabel } from '../editing/inputWords.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { focusInput } from './focusInput.js';
import { MatureMargin } from './MatureMargin.js';
import styles from './OpenQuestionsPanel.module.css';
import { messages } from './messages.js';

/** What the analyst has to decide, first, and what to look at; nothing without a question. */
export function OpenQuestionsPanel({
  questions,
  valuation,
  impliedMargin,
  isReadOnly = false,
  onMargin,
}: {
  readonly questions: readonly OpenQuestion[];
  readonly valuation: Valuation;
  /** The final operating margin that the price implies. */
  readonly impliedMargin: Result<number>;
  readonly isReadOnly?: boolean;
  /** Enters the operating margin of the final year. */
  readonly onMargin: (margin: number) => void;
}) {
  const formatting = useFigureFormat();
  const needed = questions.filter(({ isNeeded }) => isNeeded);
  const others = questions.filter(({ isNeeded }) => !isNeeded);
  if (questions.length === 0) return null;
  const view = methodViewOf(valuation.body.template);
  return (
    <Panel
      title={messages.title}
      note={messages.counted(needed.length, others.length)}
      resetKeys={[valuation, questions]}
    >
      <ul className={styles['list']} data-open-questions>
        {[...needed, ...others].map(({ input, isNeeded, text }) => (
          <li key={input}>
            <span className={styles[isNeeded ? 'needed' : 'toReview']}>
              <Icon
                name={isNeeded ? 'warning' : 'info'}
                label={isNeeded ? messages.needed : messages.toReview}
              />
            </span>
            <div className={styles['question']}>
              <p>
                {localReason(text, formatting)}{' '}
                <Button
                  variant="link"
                  size="compact"
                  onPress={() => {
                    focusInput(input);
                  }}
                >
                  {messages.goTo(inputLabel(input, view))}
                </Button>
              </p>
              {isNeeded && input === 'operating_margin' && (
                <MatureMargin
                  valuation={valuation}
                  implied={impliedMargin}
                  isReadOnly={isReadOnly}
                  onMargin={onMargin}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
