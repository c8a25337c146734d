import type { DocumentKindDefinition } from './DocumentKindDefinition.js';

/** What documents of these kinds are called together: by the kind's own noun if there is one kind. */
export function commonNoun(
  kinds: readonly Pick<DocumentKindDefinition, 'noun'>[],
): DocumentKindDefinition['noun'] {
  const [first, second] = kinds;
  return first && !second ? first.noun : { one: 'document', many: 'documents' };
}
