import type { FunctionComponent } from 'react';

/** What the content of an overlay is told. */
export interface OverlayContentProps {
  /** Closes the overlay that the content stands in. */
  readonly onClose: () => void;
}

/**
 * A dialog over the screen, whose content is loaded when it is first opened. `Given` is what the content needs of the
 * application.
 */
export interface OverlayManifest<Given extends object = object> {
  readonly id: string;
  /** Name of the dialog. */
  readonly title: string;
  readonly load: () => Promise<FunctionComponent<Given & OverlayContentProps>>;
}
