import { CommandRegistryContext, type CommandOutcome } from '@finance-analyst/contributions';
import { useContext, useEffect, useEffectEvent } from 'react';
import { messages } from './messages.js';

/** Offers the commands for a price while the model is open for editing. */
export function usePriceCommands({
  isOn,
  onEnter,
  onImport,
}: {
  readonly isOn: boolean;
  /** Returns whether a price can be entered now. */
  readonly onEnter: () => boolean;
  /** Null if prices cannot be imported. */
  readonly onImport: (() => void) | null;
}): void {
  const registry = useContext(CommandRegistryContext);
  const enter = useEffectEvent((): CommandOutcome =>
    onEnter() ? { ok: true } : { ok: false, reason: messages.noPlace },
  );
  const importPrices = useEffectEvent((): CommandOutcome => {
    onImport?.();
    return { ok: true };
  });
  const canImport = onImport !== null;
  useEffect(() => {
    if (!isOn) return;
    return registry?.register([
      {
        id: 'model.price',
        title: messages.enterPriceOfModel,
        group: messages.model,
        word: 'price',
        run: () => enter(),
      },
      ...(canImport
        ? [
            {
              id: 'model.import-prices',
              title: messages.importPricesOfModel,
              group: messages.model,
              word: 'import-prices',
              run: () => importPrices(),
            },
          ]
        : []),
    ]);
  }, [registry, isOn, canImport]);
}
