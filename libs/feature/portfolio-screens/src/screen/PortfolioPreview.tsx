import { Panel, ScreenHeading } from '@finance-analyst/components';
import { localDay, useHoldingMarket, type StoredSummary } from '@finance-analyst/portfolios';
import { presentHoldings, valueHoldings } from '@finance-analyst/portfolio';
import { useEffect, useMemo, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HoldingsPanel } from '../holdings/HoldingsPanel.js';
import { messages } from '../messages.js';
import { PortfolioFigures } from './PortfolioFigures.js';
import type { PortfolioScreenProps } from './PortfolioScreen.js';
import { PortfolioViews, viewIn } from './PortfolioViews.js';
import styles from './Portfolio.module.css';

/** What a portfolio held when it was last folded, shown while its transactions are read. */
export function PortfolioPreview({
  summary: { document, view, computedAt },
  clock,
  onDataShown,
}: Pick<PortfolioScreenProps, 'clock' | 'onDataShown'> & { readonly summary: StoredSummary }): ReactElement {
  const { title, body } = document;
  const market = useHoldingMarket(view, body.currency);
  const { shown } = market;
  useEffect(() => {
    onDataShown(shown);
    return () => {
      onDataShown(null);
    };
  }, [onDataShown, shown]);
  const holdings = useMemo(() => presentHoldings(valueHoldings(view, market.market)), [view, market.market]);
  const [query] = useSearchParams();
  const chosen = viewIn(query);
  return (
    <div className={styles['screen']}>
      <ScreenHeading>{title}</ScreenHeading>
      <PortfolioFigures holdings={holdings} view={null} body={body} clock={clock} market={market} />
      <PortfolioViews portfolioId={document.id} chosen={chosen} />
      {chosen === 'holdings' ? (
        <HoldingsPanel
          holdings={holdings}
          title={title}
          names={body}
          today={localDay(clock())}
          state={null}
          start={null}
          note={null}
          computedAt={computedAt}
        />
      ) : (
        <Panel
          title={messages.views[chosen]}
          state={{ kind: 'loading', label: messages.opening }}
          minHeight="20rem"
        />
      )}
    </div>
  );
}
