import { useEffect } from 'react';
import type { CommandRegistry } from '../commands/createCommandRegistry.js';
import type { Place } from './Place.js';

/** Tells the keys of a place for as long as it shows; null while it does not. The same object at every drawing. */
export function usePlace(registry: CommandRegistry | null, place: Place | null): void {
  useEffect(() => (place ? registry?.tell(place) : undefined), [registry, place]);
}
