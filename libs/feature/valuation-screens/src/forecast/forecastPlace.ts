import type { Place, PlaceKey } from '@finance-analyst/contributions';
import { keyMessages } from './keyMessages.js';

/** What `nextStop` makes of the keys, and the button that a figure is. */
const reading: readonly PlaceKey[] = [
  {
    title: keyMessages.move,
    keys: [{ key: 'ArrowUp' }, { key: 'ArrowDown' }, { key: 'ArrowLeft' }, { key: 'ArrowRight' }],
  },
  { title: keyMessages.alongRow, keys: [{ key: 'Home' }, { key: 'End' }] },
  {
    title: keyMessages.alongTable,
    keys: [
      { key: 'Home', primary: true },
      { key: 'End', primary: true },
    ],
  },
  { title: keyMessages.explain, keys: [{ key: 'Enter' }] },
];

/** How `useForecastGrid` begins an entry, and what its `FigureField` and again the grid do with it. */
const editing: readonly PlaceKey[] = [
  { title: keyMessages.begin, keys: [{ key: 'Enter' }, { key: 'F2' }] },
  { title: keyMessages.take, keys: [{ key: 'Enter' }] },
  { title: keyMessages.giveUp, keys: [{ key: 'Escape' }] },
  { title: keyMessages.step, keys: [{ key: 'ArrowUp' }, { key: 'ArrowDown' }] },
  {
    title: keyMessages.stepFar,
    keys: [
      { key: 'ArrowUp', shift: true },
      { key: 'ArrowDown', shift: true },
      { key: 'PageUp' },
      { key: 'PageDown' },
    ],
  },
];

const place = { id: 'forecast', title: keyMessages.place };

/** What keys do in the forecast where it is edited. */
export const forecastPlace: Place = { ...place, keys: [...reading, ...editing] };

/** What keys do in the forecast where it is only read. */
export const readOnlyForecastPlace: Place = { ...place, keys: reading };
