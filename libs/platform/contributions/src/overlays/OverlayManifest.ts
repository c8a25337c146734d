import type { FunctionComponent } from 'react';
import type { Command } from '../commands/Command.js';

/** What the content of an overlay is told. */
export interface OverlayContentProps {
  /** Closes the overlay that the content stands in. */
  readonly onClose: () => void;
}

/** The command that opens an overlay. */
export type OverlayCommand = Pick<Command, 'title' | 'word' | 'shortcut' | 'isOffWhileTyping'>;

/**
 * A dialog over the screen, whose content is loaded when it is first opened. `Given` is what the content needs of the
 * application.
 */
export interface OverlayManifest<Given extends object = object> {
  readonly id: string;
  /** Name of the dialog. */
  readonly title: string;
  readonly command: OverlayCommand;
  readonly load: () => Promise<FunctionComponent<Given & OverlayContentProps>>;
}
