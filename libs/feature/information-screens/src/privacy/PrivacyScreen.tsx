import type { DocumentKindDefinition } from '@finance-analyst/documents';
import type { Preferences } from '@finance-analyst/session';
import type { Workspace } from '@finance-analyst/workspace';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from '../prose/Prose.module.css';
import { ProseBlocks } from '../prose/ProseBlocks.js';
import { useHashTarget } from '../prose/useHashTarget.js';
import { CallTable } from './CallTable.js';
import {
  clearAnswers,
  clearEnteredWork,
  clearSettings,
  clearUsage,
  type Clearable,
  type ClearDependencies,
  type ClearOutcome,
} from './clearDeviceData.js';
import { ClearPanel } from './ClearPanel.js';
import { ConsentSwitches } from './ConsentSwitches.js';
import { eraseWork } from './eraseWork.js';
import { ExportEverything, type ExportEverythingProps } from './ExportEverything.js';
import { otherCalls, ownCalls, type CallAddresses } from './networkCalls.js';
import own from './Privacy.module.css';
import { PrivacySection } from './PrivacySection.js';
import { storedItems } from './storedItems.js';
import { StoredTable } from './StoredTable.js';

export interface PrivacyScreenProps extends ClearDependencies, ExportEverythingProps {
  readonly preferences: Preferences;
  readonly workspace: Workspace;
  readonly addresses: CallAddresses;
  /** The kinds of document that the product stores. */
  readonly documentKinds: readonly DocumentKindDefinition[];
}

/** `/privacy`: every stored key and every network call, with the controls for both. */
export function PrivacyScreen({
  preferences,
  workspace,
  addresses,
  exportEverything,
  documentKinds,
  ...dependencies
}: PrivacyScreenProps): ReactElement {
  useHashTarget();
  const clear = async (what: Clearable): Promise<ClearOutcome> => {
    switch (what) {
      case 'usage':
        return clearUsage(dependencies);
      case 'settings':
        return clearSettings(dependencies);
      case 'answers':
        return clearAnswers(dependencies);
      case 'work': {
        const erased = await eraseWork(workspace);
        return erased.ok ? clearEnteredWork(dependencies) : erased;
      }
    }
  };
  return (
    <div className={styles['screen']}>
      <header className={styles['header']}>
        <h1>{messages.privacy}</h1>
      </header>
      <section className={styles['section']} aria-label={messages.inShort}>
        <ProseBlocks blocks={[{ list: messages.privacySummary }]} />
      </section>
      <PrivacySection id="consent" title={messages.consent}>
        <ConsentSwitches preferences={preferences} />
      </PrivacySection>
      <PrivacySection id="your-data" title={messages.yourData}>
        <p>{messages.exportExplained}</p>
        <div className={own['actions']}>
          <ExportEverything exportEverything={exportEverything} />
        </div>
        <p>{messages.clearLead}</p>
        <ClearPanel clear={clear} />
      </PrivacySection>
      <PrivacySection id="stored" title={messages.storedHere} isWide>
        <StoredTable items={storedItems(dependencies.storedEntries, documentKinds)} />
      </PrivacySection>
      <PrivacySection id="sent" title={messages.sentToServer} isWide>
        <p>{messages.sentExplained}</p>
        <CallTable label={messages.sentToServer} calls={ownCalls(addresses)} />
      </PrivacySection>
      <PrivacySection id="elsewhere" title={messages.sentElsewhere} isWide>
        <p>{messages.elsewhereExplained}</p>
        <CallTable label={messages.sentElsewhere} calls={otherCalls} />
      </PrivacySection>
    </div>
  );
}
