import { SaveOverDialog } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { describeValue } from './describeValue.js';
import type { ModelDialogContentProps } from './ModelDialogContentProps.js';
import { modelNoun } from './modelNoun.js';
import { useOtherVersion } from './useOtherVersion.js';

/** Asks before saving over a version from elsewhere, and gives the value of both. */
export function SaveOverModelDialog({
  saving: { document, newer, saveOver },
  value,
  onClose,
}: Pick<ModelDialogContentProps, 'saving' | 'value' | 'onClose'>) {
  const formatting = useFigureFormat();
  const version = useOtherVersion(newer);
  return (
    version && (
      <SaveOverDialog
        noun={modelNoun}
        newer={version}
        summary={describeValue(value, document.body.currency, formatting)}
        onSaveOver={() => void saveOver()}
        onClose={onClose}
      />
    )
  );
}
