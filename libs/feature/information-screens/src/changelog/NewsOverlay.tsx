import type { OverlayContentProps } from '@finance-analyst/contributions';
import type { ReactElement } from 'react';
import type { InformationGiven } from '../InformationGiven.js';
import { WhatsNew } from './WhatsNew.js';

/** The news in a dialog. */
export const NewsOverlay = ({
  entries,
  newsRead,
  onClose,
}: InformationGiven & OverlayContentProps): ReactElement => (
  <WhatsNew entries={entries} onSeen={newsRead} onClose={onClose} />
);
