import { buttonStyle, Notice } from '@finance-analyst/components';
import type { PortfolioBody, TaxRates } from '@finance-analyst/documents';
import { Delta, Figure, FigureList, useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import {
  dayNumber,
  isoDate,
  washSaleDays,
  type HoldingMarket,
  type SaleTrialResult,
} from '@finance-analyst/portfolio';
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { withView } from '../screen/withView.js';
import { missingTaxRate } from '../targets/taxTerms.js';
import { messages as washMessages } from '../wash-sales/messages.js';
import { WashSaleWords } from '../wash-sales/WashSaleWords.js';
import { inPortfolio, type SaleInPortfolio } from './inPortfolio.js';
import { messages } from './messages.js';
import { SaleTrialLots } from './SaleTrialLots.js';
import styles from './SaleTrial.module.css';

/** What a sale would realize: its figures in the currency of the portfolio, its lots in their own. */
export function SaleTrialFigures({
  result,
  name,
  body,
  market,
  rates,
}: {
  readonly result: SaleTrialResult;
  /** Of the instrument. */
  readonly name: string;
  readonly body: Pick<PortfolioBody, 'accounts' | 'taxRates'>;
  readonly market: Pick<HoldingMarket, 'currency' | 'rateOn'>;
  readonly rates: Required<TaxRates> | null;
}): ReactElement {
  const { format, formatDate } = useFigureFormat();
  const [query] = useSearchParams();
  const own = inPortfolio(result, market, rates);
  const amount = { kind: 'amount', currency: market.currency, precision: 2 } as const;
  const of = (figureOf: (sale: SaleInPortfolio) => number): Result<number> =>
    own.ok ? { ok: true, value: figureOf(own.value) } : own;
  const missing = missingTaxRate(body.taxRates);
  const noTax = missing === null ? messages.noRates : messages.oneRateMissing(missing);
  const taxed = (figureOf: (sale: SaleInPortfolio, tax: number) => number): Result<number> => {
    if (!own.ok) return own;
    const { tax } = own.value;
    return tax === null ? { ok: false, reason: noTax } : { ok: true, value: figureOf(own.value, tax) };
  };
  const taxWords = ({ shortTermGain, longTermGain, unusedLoss }: SaleInPortfolio): string =>
    unusedLoss > 0
      ? messages.netLoss(format(unusedLoss, amount))
      : [
          { term: messages.shortTerm, gain: shortTermGain, rate: rates?.shortTerm ?? 0 },
          { term: messages.longTerm, gain: longTermGain, rate: rates?.longTerm ?? 0 },
        ]
          .filter(({ gain }) => gain !== 0)
          .map(({ term, gain, rate }) =>
            messages.taxPart(term, format(gain, amount), format(rate, { kind: 'rate', precision: 1 })),
          )
          .join(', ');
  const [first] = result.lots;
  const hasLoss = result.lots.some(({ gain }) => Number(gain) < 0);
  const replacedUntil = first && isoDate((dayNumber(first.closed) ?? 0) + washSaleDays);
  return (
    <>
      <div role="status">
        <FigureList
          figures={[
            {
              id: 'proceeds',
              label: messages.proceeds,
              children: (
                <Figure {...amount} label={messages.proceeds} value={of(({ proceeds }) => proceeds)} />
              ),
            },
            {
              id: 'gain',
              label: messages.gain,
              children: <Delta {...amount} label={messages.gain} value={of(({ gain }) => gain)} />,
            },
            {
              id: 'tax',
              label: messages.tax,
              children: <Figure {...amount} label={messages.tax} value={taxed((_, tax) => tax)} />,
              ...(own.ok && own.value.tax !== null && { below: taxWords(own.value) }),
            },
            {
              id: 'after',
              label: messages.afterTax,
              children: (
                <Figure
                  {...amount}
                  label={messages.afterTax}
                  value={taxed(({ proceeds }, tax) => proceeds - tax)}
                />
              ),
            },
          ]}
        />
      </div>
      {rates === null && (
        <p className={styles['note']}>
          {noTax}{' '}
          <Link
            className={buttonStyle({ variant: 'link' })}
            to={{ search: withView(query, 'targets').toString() }}
          >
            {messages.enterRates}
          </Link>
        </p>
      )}
      {!own.ok && <p className={styles['note']}>{own.reason}</p>}
      {result.washSales.length > 0 ? (
        <Notice tone="warning" title={washMessages.washSale}>
          <WashSaleWords pairs={result.washSales} accounts={body.accounts} />
          {own.ok && own.value.tax !== null && messages.wholeLoss}
        </Notice>
      ) : (
        hasLoss &&
        replacedUntil && (
          <p className={styles['note']}>{messages.buyingAgain(name, formatDate(replacedUntil))}</p>
        )
      )}
      <SaleTrialLots result={result} />
      {own.ok && first && first.currency !== market.currency && (
        <p className={styles['note']}>{messages.converted(first.currency, market.currency)}</p>
      )}
    </>
  );
}
