import { buttonStyle, SegmentedControl } from '@finance-analyst/components';
import { analyticsPath, riskPath } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { messages } from '../messages.js';
import styles from './Portfolio.module.css';
import { withView } from './withView.js';

/** The views of a portfolio, as the address names them. */
export type PortfolioViewName = keyof typeof messages.views;

const options = Object.entries(messages.views).map(([value, label]) => ({
  value: value as PortfolioViewName,
  label,
}));

/** The view that an address names; holdings if it names none. */
export const viewIn = (query: Pick<URLSearchParams, 'get'>): PortfolioViewName =>
  options.find(({ value }) => value === query.get('view'))?.value ?? 'holdings';

/** Chooses the view, which the address keeps, with the portfolio's own screens of returns and risk beside it. */
export function PortfolioViews({
  portfolioId,
  chosen,
}: {
  readonly portfolioId: string;
  readonly chosen: PortfolioViewName;
}): ReactElement {
  const [, setQuery] = useSearchParams();
  return (
    <div className={styles['views']}>
      <SegmentedControl
        label={messages.view}
        value={chosen}
        options={options}
        onChange={(view) => {
          setQuery((before) => withView(before, view), { replace: true });
        }}
      />
      <Link className={buttonStyle({ variant: 'link' })} to={analyticsPath(portfolioId)}>
        {messages.analytics}
      </Link>
      <Link className={buttonStyle({ variant: 'link' })} to={riskPath(portfolioId)}>
        {messages.risk}
      </Link>
    </div>
  );
}
