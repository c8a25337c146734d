import { defineEntry } from '../defineEntry.js';
import { fieldsOf } from '../fieldsOf.js';
import { damaged, sound } from '../StoredEntry.js';

export interface Layout {
  readonly columns: number;
  readonly isDense: boolean;
}

export const defaultLayout: Layout = { columns: 3, isDense: false };

/** An object with a default for each field. */
export const layoutEntry = defineEntry<Layout>({
  key: 'layout',
  mostCharacters: 1000,
  parse: (stored) => {
    if (stored === undefined) return sound(defaultLayout);
    const fields = fieldsOf(stored);
    if (!fields) return damaged(defaultLayout);
    const { columns = defaultLayout.columns, isDense = defaultLayout.isDense } = fields;
    const layout: Layout = {
      columns: typeof columns === 'number' ? columns : defaultLayout.columns,
      isDense: typeof isDense === 'boolean' ? isDense : defaultLayout.isDense,
    };
    return layout.columns === columns && layout.isDense === isDense ? sound(layout) : damaged(layout);
  },
  describe: 'How the page is laid out.',
  whenDamaged: 'Layout: the defaults apply.',
  clearedWith: 'settings',
  inBackup: true,
});

/** A text. */
export const versionEntry = defineEntry<string | null>({
  key: 'version',
  form: 'text',
  parse: (stored) => sound(typeof stored === 'string' ? stored : null),
  describe: 'The newest version that you opened.',
  clearedWith: 'usage',
  inBackup: false,
});

/** Lasts as long as the tab. */
export const dismissedEntry = defineEntry<boolean>({
  key: 'dismissed',
  parse: (stored) => sound(stored === true),
  describe: 'That you dismissed the offer.',
  clearedWith: 'tab',
  inBackup: false,
});
