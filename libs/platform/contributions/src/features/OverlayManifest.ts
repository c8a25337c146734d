import type { FunctionComponent } from 'react';
import type { Contribution } from '../Contribution.js';

/** What the content of an overlay is told. */
export interface OverlayContentProps {
  /** Closes the overlay that the content stands in. */
  readonly onClose: () => void;
}

/**
 * A dialog over the screen, whose content is loaded when it is first opened. `Given` is what the content needs of the
 * application.
 */
export type OverlayManifest<Given extends object = object> = Contribution<
  FunctionComponent<Given & OverlayContentProps>
>;
