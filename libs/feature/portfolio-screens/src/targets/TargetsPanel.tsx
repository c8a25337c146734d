import { Button, Panel, TextField } from '@finance-analyst/components';
import { writeSymbol } from '@finance-analyst/documents';
import { Figure, FigureField, useFigureFormat } from '@finance-analyst/figures';
import { useState, type ReactElement, type ReactNode } from 'react';
import { sumOf } from '../holdings/sumOf.js';
import { messages as screenMessages } from '../messages.js';
import { readInstrument } from '../transactions/readInstrument.js';
import { distanceFrom } from './distanceFrom.js';
import { messages } from './messages.js';
import { type PanelColumn, PanelTable } from './PanelTable.js';
import { targetSums } from './planOrders.js';
import { TargetTableRow } from './TargetTableRow.js';
import styles from './Targets.module.css';
import type { TargetsGiven } from './TargetsView.js';
import { usualRules } from './usualRules.js';
import { WeightDifference } from './WeightDifference.js';
import { withTarget, withTargeted } from './withTarget.js';

const columns: readonly PanelColumn[] = [
  { title: messages.name },
  { title: messages.value, kind: 'optional' },
  { title: messages.weight },
  { title: messages.target },
  { title: messages.difference },
  { title: messages.band },
];

/** The weights as they are and as they are meant to be, and what is left for cash. */
export function TargetsPanel({
  rows,
  holdings,
  body,
  editing,
  isReadOnly,
  choice,
}: TargetsGiven & {
  /** Of the way to weigh. */
  readonly choice: ReactNode;
}): ReactElement {
  const { format } = useFigureFormat();
  const percent = (weight: number): string => format(weight, { kind: 'rate', precision: 1 });
  const { targets, untouched, rest } = targetSums(rows);
  const isTooMuch = rest.ok && rest.value < -1e-9;
  const rules = body.rebalancing ?? usualRules;
  const cashWeight = sumOf(holdings.cash.map(({ weight }) => weight));
  const hasTargets = body.targets.length > 0;
  return (
    <Panel title={messages.title} note={screenMessages.inCurrency(body.currency)} actions={choice}>
      <PanelTable title={messages.title} columns={columns}>
        {rows.map((row) => (
          <TargetTableRow key={row.id} row={row} total={holdings.total} rules={rules}>
            {isReadOnly ? (
              row.target !== null && <Figure kind="rate" value={row.target} label={messages.target} />
            ) : (
              <FigureField
                appearance="cell"
                isLabelHidden
                label={messages.targetOf(row.name)}
                kind="rate"
                precision={1}
                step={0.01}
                minimum={0}
                maximum={1}
                value={row.target}
                onCommit={(weight) => {
                  editing.edit(
                    (before) => withTarget(before, row.id, weight),
                    () => messages.targetSet(row.name, percent(weight)),
                    `target ${row.id}`,
                  );
                }}
                onClear={() => {
                  editing.edit(
                    (before) => withTarget(before, row.id, null),
                    () => messages.targetRemoved(row.name),
                  );
                }}
              />
            )}
          </TargetTableRow>
        ))}
        <tr>
          <th scope="row">{messages.cash}</th>
          <td className={styles['optional']}>
            <Figure
              kind="amount"
              precision={2}
              unit="hidden"
              label={messages.cash}
              value={sumOf(holdings.cash.map(({ value }) => value))}
            />
          </td>
          <td>
            <Figure kind="rate" value={cashWeight} label={messages.weight} />
          </td>
          <td>{hasTargets && <Figure kind="rate" value={rest} label={messages.target} />}</td>
          <td>{hasTargets && <WeightDifference value={distanceFrom(rest, cashWeight)} />}</td>
          <td />
        </tr>
      </PanelTable>
      {hasTargets && (
        <p className={styles['note']} role="status" data-problem={isTooMuch || undefined}>
          {!rest.ok || !untouched.ok
            ? messages.restUnknown(percent(targets))
            : isTooMuch
              ? messages.tooMuchBy(percent(-rest.value))
              : rest.value < 5e-4
                ? messages.allInvested
                : messages.restIsCash(
                    percent(targets),
                    untouched.value > 5e-4 ? percent(untouched.value) : null,
                    percent(rest.value),
                  )}
        </p>
      )}
      <p className={styles['note']}>{messages.withoutTarget}</p>
      {!isReadOnly && (
        <NewTarget
          body={body}
          isListed={(id) => rows.some((row) => row.id === id)}
          onAdd={(instrument) => {
            editing.edit(
              (before) => withTargeted(before, instrument),
              () => messages.targetAdded(writeSymbol(instrument)),
            );
          }}
        />
      )}
    </Panel>
  );
}

/** Adds an instrument that is not held. */
function NewTarget({
  body,
  isListed,
  onAdd,
}: Pick<TargetsGiven, 'body'> & {
  readonly isListed: (id: string) => boolean;
  readonly onAdd: (instrument: { readonly symbol: string; readonly market: string | null }) => void;
}): ReactElement {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  return (
    <form
      className={styles['add']}
      onSubmit={(event) => {
        event.preventDefault();
        const read = readInstrument(text, body.instruments);
        if (!read.ok) setProblem(read.reason);
        else if (isListed(writeSymbol(read.value))) setProblem(messages.hasTarget);
        else {
          onAdd(read.value);
          setText('');
        }
      }}
    >
      <TextField
        label={messages.addSymbol}
        placeholder={messages.addSymbolHelp}
        value={text}
        {...(problem === undefined ? {} : { error: problem })}
        onChange={(next) => {
          setText(next);
          setProblem(undefined);
        }}
      />
      <Button type="submit">{messages.add}</Button>
    </form>
  );
}
