import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { AnchoredPopover, VisuallyHidden } from '@finance-analyst/components';
import styles from './Figure.module.css';
import type { FigureResult } from './FigureResult.js';
import { FigureSource } from './FigureSource.js';
import type { Provenance } from './Provenance.js';

interface FigureDetailsProps {
  readonly label: string | undefined;
  readonly result: FigureResult;
  readonly provenance: Provenance | undefined;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** A figure that opens its source, or why it is missing. */
export function FigureDetails({
  label,
  result,
  provenance,
  attributes,
  children,
}: FigureDetailsProps): ReactElement {
  const anchorRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const name = label ?? 'This figure';
  return (
    <>
      <button
        {...attributes}
        ref={anchorRef}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(true);
        }}
      >
        {label && <VisuallyHidden>{label}: </VisuallyHidden>}
        {children}
        {!result.ok && <VisuallyHidden>Not available: {result.reason}</VisuallyHidden>}
      </button>
      {isOpen && (
        <AnchoredPopover label={name} anchorRef={anchorRef} isOpen onOpenChange={setOpen}>
          <div className={styles['details']}>
            {!result.ok && (
              <>
                <strong>{name} is not available</strong>
                <p>{result.reason}</p>
              </>
            )}
            {provenance && <FigureSource provenance={provenance} />}
          </div>
        </AnchoredPopover>
      )}
    </>
  );
}
