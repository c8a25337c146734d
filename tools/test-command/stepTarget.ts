/** The name of a step's target in `tools/project.json`: `Unit tests` → `step-unit-tests`. */
export const stepTarget = (title: string): string => `step-${title.toLowerCase().replaceAll(' ', '-')}`;
