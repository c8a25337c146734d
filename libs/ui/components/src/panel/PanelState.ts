import type { ReactNode } from 'react';

/** The state of a panel. A stale panel shows its content, with its age. */
export type PanelState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'loading'; readonly label?: string }
  | {
      readonly kind: 'empty';
      /** What it will show. */
      readonly title: string;
      readonly message?: string;
      readonly action?: ReactNode;
    }
  | {
      readonly kind: 'failed';
      /** What failed. */
      readonly title: string;
      /** What is safe, and what to do. */
      readonly message?: string;
      readonly onRetry?: () => void;
      readonly isRetrying?: boolean;
    }
  | {
      readonly kind: 'stale';
      /** The age of the content. */
      readonly message: string;
      readonly onRefresh?: () => void;
      readonly isRefreshing?: boolean;
    };
