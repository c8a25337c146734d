import { Button, Panel } from '@finance-analyst/components';
import { readSymbol } from '@finance-analyst/documents';
import { Figure } from '@finance-analyst/figures';
import { useCallback, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { messages as targetMessages } from '../targets/messages.js';
import { type PanelColumn, PanelTable } from '../targets/PanelTable.js';
import styles from '../targets/Targets.module.css';
import type { TargetRow } from '../targets/targetRows.js';
import type { TargetsGiven } from '../targets/TargetsView.js';
import type { HoldingValuation } from '../valuation/HoldingValuation.js';
import { useHoldingValuations } from '../valuation/useHoldingValuations.js';
import { ConvictionLimitFields } from './ConvictionLimitFields.js';
import { ConvictionTableRow } from './ConvictionTableRow.js';
import { messages } from './messages.js';
import { ProposalNotes } from './ProposalNotes.js';
import { proposeTargets } from './proposeTargets.js';
import { usualLimits } from './usualLimits.js';
import { withConviction, withTargets } from './withConviction.js';

const columns: readonly PanelColumn[] = [
  { title: targetMessages.name },
  { title: messages.upside },
  { title: messages.conviction },
  { title: targetMessages.weight, kind: 'optional' },
  { title: messages.proposed },
];

/** How sure the person is of each value, the targets that follow from it with the upside, and the way to set them. */
export function ConvictionPanel({
  rows,
  body,
  editing,
  isReadOnly,
  choice,
  onTaken,
}: TargetsGiven & {
  /** Of the way to weigh. */
  readonly choice: ReactNode;
  /** The proposal was set as targets. */
  readonly onTaken: () => void;
}): ReactElement {
  const valuationOf = useHoldingValuations();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { convictions, convictionLimits: limits = usualLimits } = body;
  const valuations = useMemo(
    () =>
      new Map(
        rows.map(({ id, trading }): readonly [string, HoldingValuation | null] => [
          id,
          valuationOf({ holdings: [{ instrument: readSymbol(id), price: trading }] }),
        ]),
      ),
    [rows, valuationOf],
  );
  const proposal = useMemo(
    () =>
      proposeTargets(
        rows,
        convictions,
        ({ id }) => valuations.get(id)?.upside ?? { ok: false, reason: messages.noModel },
        limits,
      ),
    [rows, convictions, valuations, limits],
  );
  const onRefusal = useCallback((name: string, reason: string | null) => {
    setRefusal(reason === null ? null : messages.refused(name, reason));
  }, []);
  const nameOf = (id: string): string => rows.find((row) => row.id === id)?.name ?? id;
  const setConviction = ({ id, name }: TargetRow, level: number | null): void => {
    editing.edit(
      (before) => withConviction(before, id, level),
      () => (level === null ? messages.convictionRemoved(name) : messages.convictionSet(name, level)),
      `conviction ${id}`,
    );
  };
  return (
    <Panel title={messages.title} actions={choice}>
      <p className={styles['note']}>{messages.rule}</p>
      <ConvictionLimitFields limits={limits} editing={editing} isReadOnly={isReadOnly} />
      <PanelTable title={messages.title} columns={columns}>
        {rows.map((row) => (
          <ConvictionTableRow
            key={row.id}
            row={row}
            valuation={valuations.get(row.id) ?? null}
            level={convictions?.find(({ id }) => id === row.id)?.level ?? null}
            proposed={proposal.ok ? (proposal.value.targets.find(({ id }) => id === row.id) ?? null) : null}
            isReadOnly={isReadOnly}
            onChange={setConviction}
            onRefusal={onRefusal}
          />
        ))}
        {proposal.ok && (
          <tr>
            <th scope="row">{targetMessages.cash}</th>
            <td />
            <td />
            <td className={styles['optional']} />
            <td>
              <Figure kind="rate" value={proposal.value.cash} label={messages.proposed} />
            </td>
          </tr>
        )}
      </PanelTable>
      {refusal !== null && (
        <p className={styles['note']} data-problem>
          {refusal}
        </p>
      )}
      <ProposalNotes
        proposal={proposal}
        hasConvictions={convictions !== undefined && convictions.length > 0}
        limits={limits}
        nameOf={nameOf}
      />
      {!isReadOnly && proposal.ok && (
        <div className={styles['add']}>
          <Button
            variant="primary"
            onPress={() => {
              const { targets } = proposal.value;
              editing.edit(
                (before) =>
                  withTargets(
                    before,
                    targets.map(({ id, weight }) => ({ id, weight })),
                  ),
                () => messages.taken,
              );
              onTaken();
            }}
          >
            {messages.take}
          </Button>
        </div>
      )}
    </Panel>
  );
}
