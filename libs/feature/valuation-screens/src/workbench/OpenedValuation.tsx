import { EmptyState, ScreenHeading } from '@finance-analyst/components';
import { createDocument, titleOfNewModel, type ValuationModelDocument } from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { newValuationBody, type MarketParameters } from '@finance-analyst/valuation';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { HandOver } from '../hand-over/HandOver.js';
import { fittingHandOver } from '../hand-over/fittingHandOver.js';
import { handedOver } from '../hand-over/handOverState.js';
import type { LivePrice } from '../price/useLivePrice.js';
import type { NewValuationProps } from './NewValuationProps.js';
import { StoredModelNotices } from './StoredModelNotices.js';
import { OldStatementsNotice } from './OldStatementsNotice.js';
import { StaleDataNotice, type StaleData } from './StaleDataNotice.js';
import { Workbench } from './Workbench.js';
import styles from './Workbench.module.css';
import { messages } from './messages.js';

interface NewModel {
  readonly document: ValuationModelDocument;
  /** The statements that the document was made from: newer ones are for a new model. */
  readonly fundamentals: CompanyFundamentals;
  /** What of them was an earlier copy. */
  readonly stale: readonly StaleData[];
  /** It was made before the prices that beta is measured from had arrived. */
  readonly isBetaAwaited: boolean;
  /** What the valuation tool handed over to it; null for nothing. */
  readonly handOver: HandOver | null;
}

/** A new model from the loaded data, or the reason the model does not fit the company. */
export function OpenedValuation(
  props: NewValuationProps & {
    readonly fundamentals: CompanyFundamentals;
    readonly parameters: MarketParameters;
    /** The prices that beta is measured from are still arriving. */
    readonly isBetaAwaited: boolean;
    readonly live: LivePrice;
    readonly stale: readonly StaleData[];
  },
) {
  const {
    fundamentals,
    parameters,
    isBetaAwaited,
    live,
    stale,
    workspace,
    clock,
    createId,
    ownerId,
    onStored,
    onReopen,
    onDataShown,
    onSaveFile,
    loadMemoWorkers,
  } = props;
  const { state } = useLocation() as { readonly state: unknown };
  const [opened] = useState<NewModel | { readonly reason: string }>(() => {
    const { quote } = live;
    const body = newValuationBody({ fundamentals, parameters, quote });
    if (!body.ok) return { reason: body.reason };
    return {
      fundamentals,
      stale,
      isBetaAwaited,
      handOver: fittingHandOver(handedOver(state), body.value),
      document: createDocument({
        kind: 'valuation-model',
        id: createId(),
        ownerId,
        title: titleOfNewModel(body.value),
        now: clock().toISOString(),
        body: body.value,
      }),
    };
  });
  if (!('document' in opened))
    return (
      <div className={styles['screen']}>
        <ScreenHeading>{fundamentals.name}</ScreenHeading>
        <EmptyState title={messages.doesNotFit} headingLevel={2}>
          {opened.reason}
        </EmptyState>
        {props.start}
      </div>
    );
  return (
    <Workbench
      opening={{ document: opened.document }}
      fundamentals={opened.fundamentals}
      workspace={workspace}
      clock={clock}
      live={live}
      isBetaAwaited={opened.isBetaAwaited}
      onStored={onStored}
      onReopen={onReopen}
      onDataShown={onDataShown}
      onSaveFile={onSaveFile}
      loadMemoWorkers={loadMemoWorkers}
      handOver={opened.handOver}
      notices={
        <>
          <StoredModelNotices
            symbol={fundamentals.symbol}
            workspace={workspace}
            currentId={opened.document.id}
          />
          <OldStatementsNotice model={opened.document} fundamentals={opened.fundamentals} clock={clock} />
          <StaleDataNotice data={opened.stale} />
        </>
      }
    />
  );
}
