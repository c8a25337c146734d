import { EmptyState } from '@finance-analyst/components';
import { createDocument, type AnalystDocument } from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { defaultAssumptions, driverInputs, type MarketParameters } from '@finance-analyst/valuation';
import { useState } from 'react';
import { createValuationBody } from '../model/createValuationBody.js';
import type { LivePrice } from '../price/useLivePrice.js';
import type { NewValuationProps } from './NewValuation.js';
import { KeptModelNotices } from './KeptModelNotices.js';
import { StaleDataNotice, type StaleData } from './StaleDataNotice.js';
import { Workbench } from './Workbench.js';

/** Forecast years of a new model. */
const defaultYears = 5;

interface Opened {
  readonly document: AnalystDocument;
  /** The statements that the document was made from: newer ones are for a new model. */
  readonly fundamentals: CompanyFundamentals;
  /** What of them was an earlier copy. */
  readonly stale: readonly StaleData[];
}

/** A new model from what was fetched, or the reason why the model does not fit the company. */
export function OpenedValuation(
  props: NewValuationProps & {
    readonly fundamentals: CompanyFundamentals;
    readonly parameters: MarketParameters;
    readonly live: LivePrice;
    readonly stale: readonly StaleData[];
  },
) {
  const {
    fundamentals,
    parameters,
    live,
    stale,
    workspace,
    clock,
    createId,
    ownerId,
    onKept,
    onDataShown,
    onSaveFile,
  } = props;
  const [opened] = useState<Opened | { readonly reason: string }>(() => {
    const { quote } = live;
    const defaults = defaultAssumptions({ fundamentals, parameters, quote, years: defaultYears });
    if (!defaults.ok) return { reason: defaults.reason };
    return {
      fundamentals,
      stale,
      document: createDocument({
        kind: 'valuation-model',
        id: createId(),
        ownerId,
        title: `${fundamentals.name}, free cash flow`,
        now: clock().toISOString(),
        body: createValuationBody({
          fundamentals,
          defaults: defaults.value,
          quote,
          years: defaultYears,
          driverInputs,
        }),
      }),
    };
  });
  if (!('document' in opened))
    return (
      <>
        <h1>{fundamentals.name}</h1>
        <EmptyState title="This model does not fit the company">{opened.reason}</EmptyState>
      </>
    );
  return (
    <Workbench
      document={opened.document}
      fundamentals={opened.fundamentals}
      workspace={workspace}
      startsEdited={false}
      live={live}
      onKept={onKept}
      onDataShown={onDataShown}
      onSaveFile={onSaveFile}
      notices={
        <>
          <KeptModelNotices
            symbol={fundamentals.symbol}
            workspace={workspace}
            currentId={opened.document.id}
          />
          <StaleDataNotice data={opened.stale} />
        </>
      }
    />
  );
}
