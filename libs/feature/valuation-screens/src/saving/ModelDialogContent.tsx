import { ComparisonDialog } from '../comparison/ComparisonDialog.js';
import type { ModelDialogContentProps } from './ModelDialogContentProps.js';
import { RenameDialog } from './RenameDialog.js';
import { SaveOverDialog } from './SaveOverDialog.js';
import { VersionsDialog } from './VersionsDialog.js';

/** The dialogs of a model as a whole. */
export function ModelDialogContent({ question, ...given }: ModelDialogContentProps) {
  switch (question) {
    case 'rename':
      return <RenameDialog {...given} />;
    case 'save-over':
      return <SaveOverDialog {...given} />;
    case 'compare':
      return <ComparisonDialog {...given} />;
    case 'versions':
      return <VersionsDialog {...given} />;
  }
}
