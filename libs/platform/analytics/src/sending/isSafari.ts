/** Names of browsers that call themselves Safari too, those on iOS among them. */
const otherNames = /Chrome|Chromium|Android|CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo/;

/** Whether the browser is Safari, on any device. */
export const isSafari = (userAgent: string): boolean =>
  userAgent.includes('Safari/') && !otherNames.test(userAgent);
