import { createCells } from '../cells/createCells.js';
import type { LinesOutcome } from '../file/Outcome.js';
import { readableOutcome } from '../layouts/eachLine.js';
import type { Layout } from '../layouts/Layout.js';
import type { JsonObject, JsonValue } from '../structured/JsonDocument.js';
import { isJsonList, isJsonObject } from '../structured/JsonDocument.js';
import type { GhostfolioProfile } from './GhostfolioProfile.js';
import { ghostfolioOutcome } from './ghostfolioOutcome.js';

/** The JSON that Ghostfolio exports and imports. */
export const ghostfolioJson: Layout = {
  id: 'ghostfolio-json',
  name: 'Ghostfolio JSON',
  hints: {},
  recognizes: (file) => (file.content === 'json' && isJsonList(activitiesIn(file.document.value)) ? 1 : 0),
  read(file) {
    if (file.content !== 'json' || !isJsonObject(file.document.value)) return { outcomes: [], closing: null };
    return { outcomes: outcomesOf(file.document.value), closing: null };
  },
};

const activitiesIn = (value: JsonValue | undefined): JsonValue | undefined =>
  isJsonObject(value) ? value.fields.get('activities') : undefined;

function outcomesOf(exported: JsonObject): readonly LinesOutcome[] {
  const accounts = namesIn(exported.fields.get('accounts'));
  const profiles = profilesIn(exported.fields.get('assetProfiles'));
  const activities = exported.fields.get('activities');
  return (isJsonList(activities) ? activities : []).map((activity): LinesOutcome => {
    if (!isJsonObject(activity))
      return {
        lines: [{ line: exported.line, cells: [textOf(activity)] }],
        outcome: { refused: 'The activity is not an object.' },
      };
    const text = (field: string): string => textOf(activity.fields.get(field));
    const lowered = new Map(
      [...activity.fields].map(([field, value]) => [field.toLowerCase(), textOf(value)]),
    );
    const cells = createCells((column) => {
      const found = lowered.get(column);
      return found === undefined
        ? undefined
        : { text: found, heading: column, format: { decimal: '.', dateOrder: 'day-first' } };
    });
    const account = accounts.get(text('accountId')) ?? (text('accountId') || null);
    const outcome = ghostfolioOutcome(cells, account, profiles.get(text('symbol')));
    return {
      lines: [
        {
          line: activity.line,
          cells: [...activity.fields].map(([field, value]) => `${field}=${textOf(value)}`),
        },
      ],
      outcome: readableOutcome(outcome, cells),
    };
  });
}

const objectsIn = (list: JsonValue | undefined): readonly JsonObject[] =>
  isJsonList(list) ? list.filter(isJsonObject) : [];

const namesIn = (accounts: JsonValue | undefined): ReadonlyMap<string, string> =>
  new Map(objectsIn(accounts).map(({ fields }) => [textOf(fields.get('id')), textOf(fields.get('name'))]));

function profilesIn(list: JsonValue | undefined): ReadonlyMap<string, GhostfolioProfile> {
  return new Map(
    objectsIn(list).map(({ fields }) => {
      const mapping = fields.get('symbolMapping');
      const profile: GhostfolioProfile = {
        name: textOf(fields.get('name')),
        isin: textOf(fields.get('isin')),
        written: isJsonObject(mapping) ? textOf(mapping.fields.get('SYMBOL')) : '',
      };
      return [textOf(fields.get('symbol')), profile];
    }),
  );
}

/** A value as text; empty for null, objects and lists. */
function textOf(value: JsonValue | undefined): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  return value && 'numberText' in value ? value.numberText : '';
}
