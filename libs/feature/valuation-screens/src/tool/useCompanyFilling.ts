import type { QuickBasis } from '@finance-analyst/valuation';
import { useEffect, useState } from 'react';
import { fillableEntries, fillEntries } from './companyEntries.js';
import { earlierFields } from './earlierFields.js';
import { companyFields, forCompany, withoutFields } from './forCompany.js';
import { messages } from './messages.js';
import { startingEntries } from './startingEntries.js';
import { basisInputs, type ToolEntries, type ToolField } from './ToolEntries.js';
import { commonField } from './commonField.js';
import { withEntry } from './withEntry.js';
import type { ToolCompany } from './useToolCompany.js';
import type { ToolEditing } from './useToolEntries.js';

export interface CompanyFilling {
  readonly choose: (symbol: string) => void;
  /** Removes the company with the figures that were filled in from it. */
  readonly remove: () => void;
  /** Makes the person's earlier entries those for this company. */
  readonly confirm: () => void;
  /** Replaces the entries with the company's currency and figures, as one edit. */
  readonly fill: () => void;
  /** Switches the multiple, and fills in the company's figures for the new one. */
  readonly setBasis: (basis: QuickBasis) => void;
  /** Relabels the person's amounts; those of the company are filled in only in its own currency. */
  readonly setCurrency: (currency: string) => void;
  /** Retries the price, which is filled in if none was entered. */
  readonly retryPrice: () => void;
}

/** An edit that will be extended with a company's figures once they are loaded. */
interface AwaitedFigures {
  readonly symbol: string;
  readonly basis: QuickBasis;
  readonly words: string;
  readonly place: string;
  /** The fields to fill in; null for all of them. The others stay as the person left them. */
  readonly fields: readonly ToolField[] | null;
  /** The fields from which the figures of the company before were removed. */
  readonly vacated?: ReadonlySet<ToolField>;
}

/** The fields of a multiple that a company can fill in. */
const fieldsOf = (basis: QuickBasis): readonly ToolField[] => [
  ...basisInputs.map((input) => commonField(input, basis)),
  ...(basis === 'operating-income' ? (['netDebt'] as const) : []),
];

const isAtStart = ({ values }: ToolEntries, basis: QuickBasis): boolean =>
  fieldsOf(basis).every((field) => values[field] === startingEntries.values[field]);

const amountFields: readonly ToolField[] = ['revenue', 'netDebt', 'price'];

/** Whether only a company is given, as in a link from another screen. */
const isBare = ({ values }: ToolEntries): boolean =>
  values.revenue === undefined && values.shares === undefined;

const hasAmounts = ({ values }: ToolEntries): boolean =>
  amountFields.some((field) => values[field] !== undefined);

/** The entries in another currency, without amounts that would be wrong in it: all of them by default. */
const inCurrency = (
  entries: ToolEntries,
  currency: string,
  dropped: readonly ToolField[] = amountFields,
): ToolEntries =>
  entries.currency === currency ? entries : { ...withoutFields(entries, dropped), currency };

/** Fills in a company's figures once it is chosen and loaded, in the same undo step. */
export function useCompanyFilling(
  { entries, edit }: Pick<ToolEditing, 'entries' | 'edit'>,
  company: ToolCompany,
): CompanyFilling {
  const [awaited, setAwaited] = useState<AwaitedFigures | null>(() =>
    entries.symbol !== null && isBare(entries)
      ? {
          symbol: entries.symbol,
          basis: entries.basis,
          words: messages.editCompany(entries.symbol),
          place: 'company',
          fields: null,
        }
      : null,
  );
  const known = company.kind === 'known' ? company : null;
  const own = known?.entries ?? null;
  const currency = known?.fundamentals.currency ?? null;
  const isReady =
    known !== null &&
    !known.isPriceLoading &&
    awaited?.symbol === known.symbol &&
    awaited.basis === entries.basis &&
    // A retried price may fail again; the edit then keeps waiting for it.
    (known.quote !== null || awaited.fields?.includes('price') !== true);
  useEffect(() => {
    if (!isReady || own === null || currency === null || awaited === null) return;
    setAwaited(null);
    const { fields, vacated } = awaited;
    const filling = fields === null ? own : own.filter(({ field }) => fields.includes(field));
    if (filling.length === 0) return;
    edit(
      (before) =>
        before.currency !== currency && (fields !== null || hasAmounts(before))
          ? before
          : fillEntries({ ...before, currency }, fillableEntries(before, filling, vacated)),
      awaited.words,
      awaited.place,
    );
  }, [isReady, own, currency, awaited, edit]);

  return {
    choose: (symbol) => {
      const words = messages.editCompany(symbol);
      const place = `company ${symbol}`;
      const vacated = new Set([...companyFields(entries), ...(awaited?.vacated ?? [])]);
      setAwaited({ symbol, basis: entries.basis, words, place, fields: null, vacated });
      edit((before) => forCompany(before, symbol), words, place);
    },
    remove: () => {
      setAwaited(null);
      edit((before) => forCompany(before, null), messages.editNoCompany);
    },
    confirm: () => {
      edit(
        (before) =>
          earlierFields(before).reduce(
            (next, field) => withEntry(next, field, next.values[field], 'person'),
            before,
          ),
        messages.editConfirmed,
      );
    },
    fill: () => {
      if (own === null || currency === null) return;
      edit(
        (before) => fillEntries(inCurrency(before, currency), own),
        messages.editFigures(known?.symbol ?? ''),
      );
    },
    setBasis: (basis) => {
      const words = messages.bases[basis];
      const place = `basis ${basis}`;
      // The figures of the multiple come at once; a retried price may never.
      const isPriceAwaited = awaited?.fields?.includes('price') === true;
      if (known && isAtStart(entries, basis) && (awaited === null || isPriceAwaited))
        setAwaited({ symbol: known.symbol, basis, words, place, fields: fieldsOf(basis) });
      else if (awaited)
        setAwaited(isPriceAwaited ? { ...awaited, basis } : { ...awaited, basis, words, place });
      edit((before) => ({ ...before, basis }), words, place);
    },
    setCurrency: (chosen) => {
      const amounts = own?.filter(({ field }) => chosen === currency && amountFields.includes(field)) ?? [];
      edit((before) => {
        const filled = companyFields(before).filter((field) => amountFields.includes(field));
        const relabeled = inCurrency(before, chosen, filled);
        return fillEntries(relabeled, fillableEntries(relabeled, amounts));
      }, messages.currency);
    },
    retryPrice: () => {
      if (!known) return;
      known.retryPrice();
      const { symbol } = known;
      const words = messages.editPrice(symbol);
      setAwaited({ symbol, basis: entries.basis, words, place: words, fields: ['price'] });
    },
  };
}
