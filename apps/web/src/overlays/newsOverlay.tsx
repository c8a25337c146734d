import { WhatsNew } from '@finance-analyst/information-screens';
import type { OverlayContentProps } from '@finance-analyst/shell-layout';
import type { ComponentType } from 'react';
import type { Services } from '../services/Services.js';

export function newsOverlay({
  storage,
  news,
}: Pick<Services, 'storage' | 'news'>): ComponentType<OverlayContentProps> {
  const seen = () => void news.check();
  return function NewsOverlay({ onClose }) {
    return <WhatsNew storage={storage} onSeen={seen} onClose={onClose} />;
  };
}
