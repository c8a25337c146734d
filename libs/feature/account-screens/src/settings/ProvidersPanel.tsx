import { Chip, type ChipTone, Panel, type PanelState } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import type { ConfiguredProvider, ProvidersState } from './ProvidersState.js';
import styles from './Settings.module.css';

const tones: Readonly<Record<ConfiguredProvider['state'], ChipTone>> = {
  ready: 'gain',
  'not-configured': 'neutral',
  limited: 'warning',
  failing: 'loss',
};

const panelState = (state: ProvidersState): PanelState => {
  if (state.kind === 'loading') return { kind: 'loading', label: messages.providersLoading };
  if (state.kind === 'failed')
    return {
      kind: 'failed',
      title: messages.providersFailed,
      message: state.reason,
      ...(state.onRetry ? { onRetry: state.onRetry } : {}),
    };
  return state.providers.length > 0
    ? { kind: 'ready' }
    : { kind: 'empty', title: messages.noProviders, message: messages.noProvidersExplained };
};

/** The server's providers, and how to set up a missing one. */
export function ProvidersPanel({ state }: { readonly state: ProvidersState }): ReactElement {
  const providers = state.kind === 'ready' ? state.providers : [];
  return (
    <Panel title={messages.providers} state={panelState(state)} minHeight="6rem">
      <div className={styles['fields']}>
        <p className={styles['words']}>{messages.providersExplained}</p>
        <ul className={styles['rows']}>
          {providers.map(({ id, name, state: standing, reason }) => {
            const setUp = standing === 'not-configured' ? messages.setUp[id] : undefined;
            return (
              <li key={id}>
                <span className={styles['name']}>{name}</span>
                <Chip tone={tones[standing]} dot>
                  {messages.providerStates[standing]}
                </Chip>
                {/* The server's reason says the same in other words. */}
                {standing !== 'ready' && reason !== null && setUp === undefined && (
                  <p className={styles['words']}>{reason}</p>
                )}
                {setUp !== undefined && (
                  <p className={styles['words']}>
                    {setUp} <code>{messages.setUpExample}</code>
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </Panel>
  );
}
