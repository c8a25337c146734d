import { Panel } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { DescriptionList } from '../frame/DescriptionList.js';
import { StateMark, type Standing } from '../frame/StateMark.js';
import type { Capability, CapabilityState } from './capabilities.js';
import { messages } from './messages.js';

const standings: Readonly<Record<CapabilityState, Standing>> = {
  ready: 'good',
  open: 'fair',
  denied: 'poor',
  'not-offered': 'unknown',
};

/** Each browser capability the product uses, with its state and benefit. */
export function CapabilitiesPanel({
  capabilities,
}: {
  readonly capabilities: readonly Capability[];
}): ReactElement {
  return (
    <Panel title={messages.capabilitiesPanel}>
      <DescriptionList
        facts={capabilities.map(({ id, state }) => {
          const { name, open, gives } = messages.capabilities[id];
          return {
            term: name,
            note: gives,
            children: (
              <StateMark standing={state === null ? 'unknown' : standings[state]}>
                {state === null
                  ? messages.reading
                  : state === 'open'
                    ? open
                    : messages.capabilityStates[state]}
              </StateMark>
            ),
          };
        })}
      />
    </Panel>
  );
}
