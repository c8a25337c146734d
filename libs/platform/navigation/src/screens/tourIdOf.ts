/** The `data-tour` value of links to the screen at this path: `nav-user-guide`, `nav-home`. */
export const tourIdOf = (path: string): string => `nav-${path.slice(1) || 'home'}`;
