import type { FunctionComponent } from 'react';
import type { Command } from '../commands/Command.js';

/** The props of an overlay's content. */
export interface OverlayContentProps {
  /** Closes the overlay. */
  readonly onClose: () => void;
}

/** The command that opens an overlay. */
export type OverlayCommand = Pick<Command, 'title' | 'word' | 'shortcut' | 'isOffWhileTyping'>;

/**
 * A dialog over the screen, whose content is loaded when first opened. `Dependencies` is what the content needs from the
 * application.
 */
export interface OverlayManifest<Dependencies extends object = object> {
  readonly id: string;
  /** Name of the dialog. */
  readonly title: string;
  readonly command: OverlayCommand;
  readonly load: () => Promise<FunctionComponent<Dependencies & OverlayContentProps>>;
}
