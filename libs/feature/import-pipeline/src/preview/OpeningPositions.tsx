import { Button, TextField } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { HeldBefore, OpeningPosition } from '../plan/HeldBefore.js';
import type { ImportPlan } from '../plan/ImportPlan.js';
import { openingKey } from '../plan/openingKey.js';
import type { PlanNames } from './planNames.js';
import styles from './Preview.module.css';
import { readOpening, type OpeningTexts } from './readOpening.js';
import { useAmounts } from './useAmounts.js';

type Openings = Readonly<Record<string, OpeningPosition>>;

export interface OpeningPositionsProps {
  readonly plan: Pick<ImportPlan, 'heldBefore' | 'openings' | 'accounts'>;
  readonly names: PlanNames;
  readonly openings: Openings;
  readonly isPlanning: boolean;
  readonly onOpen: (openings: Openings) => void;
}

/** What was held before the file begins, to be entered, and what was entered of it. */
export function OpeningPositions({
  plan,
  names,
  openings,
  isPlanning,
  onOpen,
}: OpeningPositionsProps): ReactElement {
  const formatting = useFigureFormat();
  const amounts = useAmounts();
  const [typed, setTyped] = useState<Readonly<Record<string, Partial<OpeningTexts>>>>({});
  const [isTried, setIsTried] = useState(false);
  const textsOf = ({ key, quantity, date }: HeldBefore): OpeningTexts => ({
    quantity,
    price: '',
    date,
    ...typed[key],
  });
  const isBegun = (held: HeldBefore): boolean => textsOf(held).price.trim() !== '';
  const add = (): void => {
    setIsTried(true);
    // Positions without a cost are left out: their lines stay refused.
    const read = plan.heldBefore.filter(isBegun).map((held) => ({
      key: held.key,
      ...readOpening(textsOf(held), held, formatting),
    }));
    if (read.length === 0 || read.some(({ opening }) => opening === null)) return;
    setIsTried(false);
    onOpen({
      ...openings,
      ...Object.fromEntries(read.flatMap(({ key, opening }) => (opening ? [[key, opening]] : []))),
    });
  };
  const addByEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // Enter in a field adds the position; it does not import.
    event.preventDefault();
    add();
  };
  const isNoneBegun = !plan.heldBefore.some(isBegun);
  return (
    // Keys of the fields bubble to it; it has no meaning of its own.
    <div role="presentation" className={styles['group']} onKeyDown={addByEnter}>
      <h4 className={styles['title']}>{messages.openingTitle}</h4>
      {plan.heldBefore.length > 0 && <p className={styles['hint']}>{messages.openingHint}</p>}
      {plan.heldBefore.map((held) => {
        const texts = textsOf(held);
        const { problems } = readOpening(texts, held, formatting);
        const isShown = isTried && (isBegun(held) || isNoneBegun);
        const field = (name: keyof OpeningTexts, label: string): ReactElement => (
          <TextField
            label={label}
            value={texts[name]}
            error={isShown ? problems[name] : undefined}
            onChange={(text) => {
              setTyped((before) => ({ ...before, [held.key]: { ...before[held.key], [name]: text } }));
            }}
          />
        );
        return (
          <fieldset key={held.key} className={styles['opening']}>
            <legend>{names.instrument(held.instrument)}</legend>
            <div className={styles['fields']}>
              {field('quantity', messages.openingQuantity)}
              {field('price', messages.openingCost(held.currency))}
              {field('date', messages.openingDay)}
            </div>
          </fieldset>
        );
      })}
      {plan.heldBefore.length > 0 && (
        <div>
          <Button isDisabled={isPlanning} onPress={add}>
            {messages.openingAdd}
          </Button>
        </div>
      )}
      {plan.openings.map((row) => {
        const { instrument, account, quantity = '', price = '', currency = '', date } = row;
        const match = plan.accounts.find((own) => own.account.id === account);
        if (!instrument || !match) return null;
        const key = openingKey(match.filed, instrument);
        const name = names.instrument(instrument);
        return (
          <p key={key} className={styles['hint']}>
            {messages.openingOf(
              amounts.quantity(quantity),
              name,
              amounts.price(price, currency),
              currency,
              formatting.formatDate(date),
            )}{' '}
            <Button
              variant="link"
              aria-label={messages.openingRemove(name)}
              isDisabled={isPlanning}
              onPress={() => {
                onOpen(Object.fromEntries(Object.entries(openings).filter(([other]) => other !== key)));
              }}
            >
              {messages.remove}
            </Button>
          </p>
        );
      })}
    </div>
  );
}
