import { Button, Panel } from '@finance-analyst/components';
import { Figure } from '@finance-analyst/figures';
import { useState, type ReactElement } from 'react';
import { DescriptionList } from '../frame/DescriptionList.js';
import { MeasuredFigure } from '../frame/MeasuredFigure.js';
import type { CacheStatistics } from './CacheStatistics.js';
import { messages } from './messages.js';

/** The memory cache's hit rate, read when the screen opens and on request. */
export function CachePanel({ read }: { readonly read: () => CacheStatistics }): ReactElement {
  const [statistics, setStatistics] = useState(read);
  const { hits, misses, entries, bytes } = statistics;
  const asked = hits + misses;
  const hitRate =
    asked > 0
      ? ({ ok: true, value: hits / asked } as const)
      : ({ ok: false, reason: messages.cacheNotAsked } as const);
  return (
    <Panel
      title={messages.cache}
      actions={
        <Button
          variant="link"
          onPress={() => {
            setStatistics(read());
          }}
        >
          {messages.cacheReadAgain}
        </Button>
      }
    >
      <DescriptionList
        facts={[
          {
            term: messages.cacheHitRate,
            children: <Figure label={messages.cacheHitRate} kind="rate" value={hitRate} />,
          },
          {
            term: messages.cacheAsked,
            children: <Figure label={messages.cacheAsked} kind="count" value={asked} />,
          },
          {
            term: messages.cacheEntries,
            children: <Figure label={messages.cacheEntries} kind="count" value={entries} />,
          },
          {
            term: messages.cacheSize,
            children: <MeasuredFigure label={messages.cacheSize} value={bytes} measure="bytes" />,
          },
        ]}
      />
    </Panel>
  );
}
