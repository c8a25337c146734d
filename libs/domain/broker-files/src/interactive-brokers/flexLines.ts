import { createCells } from '../cells/createCells.js';
import { dateEvidence } from '../format/dateEvidence.js';
import type { DateOrder } from '../format/FileFormat.js';
import { mostVotes } from '../format/mostVotes.js';
import type { XmlElement } from '../structured/XmlDocument.js';
import type { FlexLine } from './FlexLine.js';

/**
 * The elements that state something: those with attributes and no element inside. The order of their dates is a setting of
 * the query, decided by all of them; a statement's account applies where an element names none.
 */
export function flexLines(elements: readonly XmlElement[]): readonly FlexLine[] {
  const leaves = elements.filter(
    ({ path, attributes }, place) =>
      (elements[place + 1]?.path.length ?? 0) <= path.length && Object.keys(attributes).length > 0,
  );
  const dateOrder = orderOf(leaves);
  const accounts = accountsAround(elements);
  return leaves.map((element) => {
    const lowered = new Map([
      ['accountid', accounts.get(element) ?? ''],
      ...Object.entries(element.attributes).map(([name, text]) => [name.toLowerCase(), text] as const),
    ]);
    return {
      element,
      source: {
        line: element.line,
        cells: [
          element.name,
          ...Object.entries(element.attributes).flatMap(([name, text]) =>
            text === '' ? [] : [`${name}=${text}`],
          ),
        ],
      },
      cells: createCells((column) => {
        const text = lowered.get(column);
        return text === undefined
          ? undefined
          : { text, heading: column, format: { decimal: '.', dateOrder } };
      }),
    };
  });
}

function orderOf(leaves: readonly XmlElement[]): DateOrder {
  const dates = leaves.flatMap(({ attributes }) =>
    Object.entries(attributes).flatMap(([name, text]) => (/date/i.test(name) ? [text.trim()] : [])),
  );
  return mostVotes(dateEvidence(dates).votes) ?? 'month-first';
}

function accountsAround(elements: readonly XmlElement[]): ReadonlyMap<XmlElement, string> {
  const accounts = new Map<XmlElement, string>();
  let account = '';
  for (const element of elements) {
    if (element.name === 'FlexStatement') account = element.attributes['accountId'] ?? '';
    accounts.set(element, account);
  }
  return accounts;
}
