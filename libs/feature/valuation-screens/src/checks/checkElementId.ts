/** The element id of a failed check's message. */
export const checkElementId = (check: string): string => `check-${check}`;
