/** Where on the page a check that failed is said. */
export const checkElementId = (check: string): string => `check-${check}`;
