import { useEffect } from 'react';
import type { CommandRegistry } from '../commands/createCommandRegistry.js';
import type { Place } from './Place.js';

/** Lists a place's keys while it is shown; null while it is not. The same object at every render. */
export function usePlace(registry: CommandRegistry | null, place: Place | null): void {
  useEffect(() => (place ? registry?.tell(place) : undefined), [registry, place]);
}
