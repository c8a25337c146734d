/** A label inside a sentence: `Revenue` → `revenue`; an abbreviation such as `EBITDA` keeps its capitals. */
export const labelInSentence = (label: string): string =>
  /^[A-Z](?![A-Z0-9])/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
