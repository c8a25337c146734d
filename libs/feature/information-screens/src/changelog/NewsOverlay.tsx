import type { OverlayContentProps } from '@finance-analyst/contributions';
import type { ReactElement } from 'react';
import type { InformationGiven } from '../InformationGiven.js';
import { WhatsNew } from './WhatsNew.js';

/** The news in a dialog. */
export const NewsOverlay = ({
  storage,
  newsRead,
  onClose,
}: InformationGiven & OverlayContentProps): ReactElement => (
  <WhatsNew storage={storage} onSeen={newsRead} onClose={onClose} />
);
