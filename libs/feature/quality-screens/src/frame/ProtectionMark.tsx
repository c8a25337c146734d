import { deviceStorageWords, type Protection } from '@finance-analyst/session';
import type { ReactElement } from 'react';
import { StateMark, type Standing } from './StateMark.js';

const standings: Readonly<Record<Protection, Standing>> = {
  protected: 'good',
  'not-asked': 'fair',
  denied: 'fair',
  unknown: 'unknown',
};

/** Whether the browser protects what is stored, in the words shared by all screens. */
export function ProtectionMark({
  protection,
}: {
  /** Null while loading. */
  readonly protection: Protection | null;
}): ReactElement {
  return (
    <StateMark standing={protection === null ? 'unknown' : standings[protection]}>
      {protection === null ? deviceStorageWords.reading : deviceStorageWords.protections[protection].word}
    </StateMark>
  );
}
