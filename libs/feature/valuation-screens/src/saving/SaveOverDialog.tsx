import { Button } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { valueOfModel } from '@finance-analyst/valuation';
import { useMemo } from 'react';
import { describeValue } from './describeValue.js';
import { ModelDialogFrame } from './ModelDialogFrame.js';
import type { ModelDialogContentProps } from './ModelDialogContentProps.js';
import { messages } from './messages.js';

/** Asks before a version that was saved elsewhere stops being the newest, and says which. */
export function SaveOverDialog({
  saving: { document, newer, saveOver },
  value,
  onClose,
}: Pick<ModelDialogContentProps, 'saving' | 'value' | 'onClose'>) {
  const formatting = useFigureFormat();
  const newerValue = useMemo(() => newer && valueOfModel(newer.body), [newer]);
  if (!newer || !newerValue) return null;
  const version = newer.baseRevision;
  return (
    <ModelDialogFrame
      size="small"
      title={messages.saveOverTitle(version)}
      onClose={onClose}
      action={
        <Button
          variant="primary"
          onPress={() => {
            void saveOver();
            onClose();
          }}
        >
          {messages.saveOver(version)}
        </Button>
      }
    >
      <p>
        {messages.saveOverExplained(
          version,
          formatting.formatDate(newer.updatedAt, 'minute'),
          describeValue(newerValue, newer.body.currency, formatting),
        )}{' '}
        {messages.mine(describeValue(value, document.body.currency, formatting))}
      </p>
      <p>{messages.saveOverKept(version)}</p>
    </ModelDialogFrame>
  );
}
