import { Button, VisuallyHidden } from '@finance-analyst/components';
import type { PriceSnapshot } from '@finance-analyst/documents';
import { Figure, type FigureProps, type Provenance } from '@finance-analyst/figures';
import type { ReactNode } from 'react';
import styles from './PriceFigure.module.css';
import type { PriceEntry } from './usePriceEntry.js';
import { messages } from './messages.js';

/** The price of a model: pressed, it is edited. Without one, the way to one. */
export function PriceFigure({
  price,
  currency,
  provenance,
  entry,
  missing,
}: {
  readonly price: PriceSnapshot | null;
  /** That of the model. */
  readonly currency: string;
  readonly provenance: Provenance | null;
  /** Omitted if the model is read-only. */
  readonly entry?: PriceEntry | undefined;
  /** Why there is no price, as shown by the figure. */
  readonly missing: string;
}) {
  const figure: FigureProps = {
    kind: 'per-share',
    precision: 2,
    currency: price?.currency ?? currency,
    unit: price?.currency === currency ? 'hidden' : 'shown',
    value: price ? { ok: true, value: price.price } : { ok: false, reason: missing },
    label: messages.price,
    provenance: provenance ?? undefined,
  };
  if (!entry) return <Figure {...figure} />;
  return (
    <PriceButton {...entry} isFirst={price === null}>
      <Figure {...figure} isStatic />
    </PriceButton>
  );
}

function PriceButton({
  onHome,
  isOpen,
  open,
  isFirst,
  children,
}: PriceEntry & {
  /** There is no price yet. */
  readonly isFirst: boolean;
  readonly children: ReactNode;
}) {
  if (isFirst)
    return (
      <Button
        ref={onHome}
        variant="link"
        aria-haspopup="dialog"
        onPress={() => {
          open();
        }}
      >
        {messages.enterPrice}
      </Button>
    );
  return (
    <button
      ref={onHome}
      type="button"
      className={styles['price']}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => {
        open();
      }}
    >
      <VisuallyHidden>{messages.editPrice}: </VisuallyHidden>
      {children}
    </button>
  );
}
