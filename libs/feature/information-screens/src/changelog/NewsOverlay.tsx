import type { OverlayContentProps } from '@finance-analyst/contributions';
import type { ReactElement } from 'react';
import type { InformationDependencies } from '../InformationDependencies.js';
import { WhatsNew } from './WhatsNew.js';

/** The news in a dialog. */
export const NewsOverlay = ({
  entries,
  newsRead,
  onClose,
}: InformationDependencies & OverlayContentProps): ReactElement => (
  <WhatsNew entries={entries} onSeen={newsRead} onClose={onClose} />
);
