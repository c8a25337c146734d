import { useSyncExternalStore } from 'react';
import type { CommandRegistry } from '../commands/createCommandRegistry.js';
import type { Place } from './Place.js';

/** The places with their own keys that are currently shown. */
export const useRegisteredPlaces = (registry: CommandRegistry): readonly Place[] =>
  useSyncExternalStore(registry.subscribe, () => registry.places);
