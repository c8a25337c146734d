import { selectSavedModels, type DocumentRow } from '@finance-analyst/workspace';
import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';

const firstCount = 8;

export interface ShownModels {
  /** The most recent models, or all of them on request. */
  readonly rows: readonly DocumentRow[];
  readonly isAll: boolean;
  showAll(): void;
}

/** Which of the saved models are listed. */
export function useShownModels(): ShownModels {
  const { rows } = useSelector(selectSavedModels);
  const [isAllAsked, setIsAllAsked] = useState(false);
  return useMemo(() => {
    const shown = isAllAsked ? rows : rows.slice(0, firstCount);
    return {
      rows: shown,
      isAll: shown.length === rows.length,
      showAll: () => {
        setIsAllAsked(true);
      },
    };
  }, [rows, isAllAsked]);
}
