const offered = [
  'en-US',
  'en-GB',
  'en-AU',
  'en-CA',
  'en-IE',
  'en-IN',
  'en-ZA',
  'cs-CZ',
  'da-DK',
  'de-AT',
  'de-CH',
  'de-DE',
  'es-ES',
  'es-MX',
  'fi-FI',
  'fr-CA',
  'fr-CH',
  'fr-FR',
  'it-IT',
  'ja-JP',
  'ko-KR',
  'nb-NO',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'sv-SE',
  'tr-TR',
  'zh-CN',
  'zh-TW',
];

/** A locale's name in English: `German (Switzerland)`; the tag itself if the browser has no name. */
export function localeName(locale: string): string {
  try {
    return (
      new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' }).of(locale) ?? locale
    );
  } catch {
    return locale;
  }
}

/** The available locales and the chosen one, by name. */
export const localeOptions = (
  chosen: string | null,
): readonly { readonly value: string; readonly label: string }[] =>
  [...new Set([...offered, ...(chosen === null ? [] : [chosen])])]
    .map((value) => ({ value, label: localeName(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
