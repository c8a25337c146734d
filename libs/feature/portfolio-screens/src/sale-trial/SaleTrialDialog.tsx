import { Button, Dialog, Disclosure, Notice, Select, TextField } from '@finance-analyst/components';
import { writeSymbol, type PortfolioBody } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Holding, HoldingMarket } from '@finance-analyst/portfolio';
import { useSaleTrial, type LedgerWorkers, type OpenLedger } from '@finance-analyst/portfolios';
import { useMemo, useState, type ReactElement } from 'react';
import { messages as screenMessages } from '../messages.js';
import { quantityPlaces } from '../holdings/quantityPlaces.js';
import { useReasonWords } from '../screen/useReasonWords.js';
import { bothTaxRates } from '../targets/taxTerms.js';
import { LotFields } from '../transactions/LotFields.js';
import { messages } from './messages.js';
import {
  formOfHolding,
  lotsHeld,
  readSale,
  sumOfDecimals,
  withRates,
  type SaleForm,
  type SaleProblems,
} from './saleForm.js';
import { SaleTrialFigures } from './SaleTrialFigures.js';
import styles from './SaleTrial.module.css';

/** What selling some of a holding would realize, with its tax. Nothing is changed. */
export function SaleTrialDialog({
  id,
  name,
  holdings,
  body,
  market,
  ledger,
  loadLedgerWorkers,
  today,
  onClose,
}: {
  /** Of the portfolio. */
  readonly id: string;
  /** Of the instrument. */
  readonly name: string;
  /** One of each account that has something to sell. */
  readonly holdings: readonly [Holding, ...Holding[]];
  readonly body: Pick<PortfolioBody, 'accounts' | 'taxRates'>;
  readonly market: Pick<HoldingMarket, 'currency' | 'rateOn'>;
  readonly ledger: OpenLedger;
  readonly loadLedgerWorkers: () => Promise<LedgerWorkers>;
  /** ISO date. */
  readonly today: string;
  readonly onClose: () => void;
}): ReactElement {
  const formatting = useFigureFormat();
  const [form, setForm] = useState(() => formOfHolding(holdings[0], today, formatting));
  const holding = holdings.find(({ account }) => account === form.account) ?? holdings[0];
  const account = body.accounts.find((own) => own.id === holding.account);
  const rates = useMemo(() => bothTaxRates(body.taxRates), [body.taxRates]);
  const read = useMemo(() => readSale(form, holding, formatting), [form, holding, formatting]);
  const sale = useMemo(() => ('sale' in read ? withRates(read.sale, rates) : null), [read, rates]);
  const result = useSaleTrial(id, ledger, sale, loadLedgerWorkers);
  const wordsOf = useReasonWords(body.accounts);
  const problems: SaleProblems = 'problems' in read ? read.problems : {};
  const set = (change: Partial<SaleForm>): void => {
    setForm((before) => ({ ...before, ...change }));
  };
  const held = lotsHeld(holding);
  const heldQuantity = Number(sumOfDecimals(held.map(({ quantity }) => quantity)));
  const named = sale?.lots ?? [];
  const { price, costCurrency } = holding;
  return (
    <Dialog
      isOpen
      size="large"
      title={messages.title(name)}
      description={messages.explained}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <div className={styles['trial']}>
        <div className={styles['fields']}>
          {holdings.length > 1 && (
            <Select
              label={messages.account}
              value={holding.account}
              options={holdings.map((one) => ({
                value: one.account,
                label: body.accounts.find((own) => own.id === one.account)?.name ?? one.account,
              }))}
              onChange={(next: string) => {
                const other = holdings.find((one) => one.account === next);
                if (other) setForm({ ...formOfHolding(other, today, formatting), date: form.date });
              }}
            />
          )}
          <TextField
            label={messages.quantity}
            description={
              named.length > 0
                ? messages.ofLots
                : messages.held(
                    formatting.format(heldQuantity, {
                      kind: 'number',
                      precision: quantityPlaces(heldQuantity),
                    }),
                  )
            }
            error={problems.quantity}
            value={named.length > 0 ? (sale?.quantity ?? '') : form.quantity}
            isReadOnly={named.length > 0}
            onChange={(quantity) => {
              set({ quantity });
            }}
          />
          <TextField
            label={messages.price}
            description={
              price && price.currency !== costCurrency
                ? messages.otherPrice(price.currency, costCurrency)
                : messages.priceOf(costCurrency)
            }
            error={problems.price}
            value={form.price}
            onChange={(text) => {
              set({ price: text });
            }}
          />
          <TextField
            label={messages.date}
            error={problems.date}
            value={form.date}
            onChange={(date) => {
              set({ date });
            }}
          />
        </div>
        {account && held.length > 1 && (
          <Disclosure
            title={messages.chooseLots}
            summary={
              named.length > 0
                ? messages.chosen(named.length)
                : messages.byMethod(screenMessages.lotMethods[account.lotMethod])
            }
          >
            <LotFields
              row={{ id: '', account: account.id, kind: 'sell', date: today, entry: 0 }}
              account={account}
              symbol={writeSymbol(holding.instrument)}
              positions={ledger.view?.positions ?? []}
              rowOf={() => undefined}
              lots={form.lots}
              problems={problems}
              isReadOnly={false}
              onChange={(lot, text) => {
                set({ lots: { ...form.lots, [lot]: text } });
              }}
            />
          </Disclosure>
        )}
        {sale === null ? (
          <p className={styles['note']}>{messages.mend}</p>
        ) : result === null ? (
          <p className={styles['note']} role="status">
            {ledger.problem ?? messages.computing}
          </p>
        ) : result.ok ? (
          <SaleTrialFigures result={result.value} name={name} body={body} market={market} rates={rates} />
        ) : (
          <Notice tone="warning" announce="polite" title={messages.notPossible}>
            {wordsOf(result.reason)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
