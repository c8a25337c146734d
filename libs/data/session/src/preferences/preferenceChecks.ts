import { themeChoices, type PreferenceValues } from './PreferenceValues.js';

const isBoolean = (value: unknown): boolean => typeof value === 'boolean';

const isBooleanOrNull = (value: unknown): boolean => value === null || isBoolean(value);

const isAccepted = (check: () => unknown): boolean => {
  try {
    check();
    return true;
  } catch {
    return false;
  }
};

/** Whether a value is valid for the field. */
export const preferenceChecks: Readonly<Record<keyof PreferenceValues, (value: unknown) => boolean>> = {
  theme: (value) => themeChoices.some((choice) => choice === value),
  alwaysShowCLI: isBoolean,
  locale: (value) =>
    value === null || (typeof value === 'string' && isAccepted(() => Intl.getCanonicalLocales(value))),
  timeZone: (value) =>
    value === null ||
    (typeof value === 'string' && isAccepted(() => new Intl.DateTimeFormat('en', { timeZone: value }))),
  usageRecording: isBoolean,
  usageSharing: isBoolean,
  performanceWarnings: isBooleanOrNull,
  isRailCollapsed: isBooleanOrNull,
};
