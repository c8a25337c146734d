import { ComparisonDialog } from '../comparison/ComparisonDialog.js';
import type { ModelDialogContentProps } from './ModelDialogContentProps.js';
import { ModelVersionsDialog } from './ModelVersionsDialog.js';
import { RenameModelDialog } from './RenameModelDialog.js';
import { SaveOverModelDialog } from './SaveOverModelDialog.js';

/** The dialogs of a model as a whole. */
export function ModelDialogContent({ kind, ...given }: ModelDialogContentProps) {
  switch (kind) {
    case 'rename':
      return <RenameModelDialog {...given} />;
    case 'save-over':
      return <SaveOverModelDialog {...given} />;
    case 'compare':
      return <ComparisonDialog {...given} />;
    case 'versions':
      return <ModelVersionsDialog {...given} />;
  }
}
