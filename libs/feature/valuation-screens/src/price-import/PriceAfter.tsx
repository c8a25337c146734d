import { Button } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { sessionOf, sourceName, type Quote } from '@finance-analyst/market';
import type { PriceOutcome, PricesTaken } from './PriceImportState.js';
import { messages } from './messages.js';

/** What price and beta the model has after the prices on the server changed, and the one on offer. */
export function PriceAfter({
  taken: { outcome, beta },
  betaAdvice,
  onUse,
}: {
  readonly taken: PricesTaken;
  /** What to do for a beta that the server did not answer with. */
  readonly betaAdvice: string;
  readonly onUse: (quote: Quote) => void;
}) {
  const { format } = useFigureFormat();
  return (
    <>
      <PriceWords outcome={outcome} onUse={onUse} />
      <p>
        {beta
          ? messages.beta(format(beta.value, { kind: 'number', precision: 2 }), beta.label)
          : messages.betaUnanswered(betaAdvice)}
      </p>
    </>
  );
}

function PriceWords({
  outcome,
  onUse,
}: {
  readonly outcome: PriceOutcome;
  readonly onUse: (quote: Quote) => void;
}) {
  const { format, formatDate } = useFigureFormat();
  if (outcome.kind === 'unanswered') return <p>{messages.priceUnanswered}</p>;
  const { kind, quote } = outcome;
  const day = `${formatDate(sessionOf(quote))} (${sourceName(quote.source)})`;
  const price = format(quote.price, { kind: 'per-share', precision: 2, currency: quote.currency });
  return (
    <p>
      {wordsOf[kind](price, day)}{' '}
      {isOffered.has(kind) && (
        <Button
          variant="link"
          onPress={() => {
            onUse(quote);
          }}
        >
          {messages.useMarketPrice}
        </Button>
      )}
    </p>
  );
}

type AnsweredKind = Exclude<PriceOutcome['kind'], 'unanswered'>;

const wordsOf: Readonly<Record<AnsweredKind, (price: string, day: string) => string>> = {
  taken: messages.priceTaken,
  entered: messages.priceEntered,
  far: messages.priceFar,
  same: messages.priceSame,
  later: messages.priceLater,
};

const isOffered: ReadonlySet<AnsweredKind> = new Set(['entered', 'far']);
