import type { MarketOfHoldings, OpenLedger } from '@finance-analyst/portfolios';
import { Button, buttonStyle, Notice } from '@finance-analyst/components';
import { type PortfolioBody, writeSymbol } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Holdings } from '@finance-analyst/portfolio';
import { useMemo, type ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { messages } from '../messages.js';
import { MarketNotices } from './MarketNotices.js';
import { useReasonWords } from './useReasonWords.js';
import { withView } from './withView.js';

const namedAtMost = 3;

/** What is wrong with the figures: rows that are not counted, prices and rates that are not there. */
export function LedgerNotices({
  body,
  ledger,
  market,
  holdings,
}: {
  readonly body: Pick<PortfolioBody, 'accounts' | 'instruments' | 'rows'>;
  readonly ledger: OpenLedger;
  readonly market: MarketOfHoldings;
  readonly holdings: Holdings | null;
}): ReactElement {
  const [query] = useSearchParams();
  const wordsOf = useReasonWords(body.accounts);
  const { format } = useFigureFormat();
  const count = (number: number): string => format(number, { kind: 'count' });
  const view = ledger.view;
  const refused = view?.refused ?? [];
  const named = useMemo(() => {
    const first = (view?.refused ?? []).slice(0, namedAtMost);
    return first.map(({ id, reason }) => {
      const row = body.rows.find((own) => own.id === id);
      const name = [row?.date, row?.instrument && writeSymbol(row.instrument)].filter(Boolean).join(' ');
      return { id, text: name === '' ? wordsOf(reason) : messages.refusedRow(name, wordsOf(reason)) };
    });
  }, [view, body.rows, wordsOf]);
  return (
    <>
      {ledger.problem !== null && (
        <Notice
          tone="error"
          announce="assertive"
          title={messages.ledgerFailed}
          action={
            <Button variant="link" onPress={ledger.retry}>
              {messages.tryAgain}
            </Button>
          }
        >
          {ledger.problem}
        </Notice>
      )}
      <MarketNotices instruments={body.instruments} market={market} holdings={holdings} />
      {refused.length > 0 && (
        <Notice
          tone="warning"
          title={messages.refusedTitle(refused.length, count(refused.length))}
          action={
            <Link className={buttonStyle({ variant: 'link' })} to={`?${refusedQuery(query)}`}>
              {messages.showRefused}
            </Link>
          }
        >
          {messages.refusedExplained}
          <ul>
            {named.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
            {refused.length > named.length && (
              <li>{messages.refusedMore(count(refused.length - named.length))}</li>
            )}
          </ul>
        </Notice>
      )}
    </>
  );
}

function refusedQuery(before: URLSearchParams): string {
  const next = withView(before, 'transactions');
  next.set('show', 'refused');
  return next.toString();
}
