import type { PageConfiguration } from '../configuration/Configuration.js';

const configurationElement = /<script[^>]*\bid="runtime-config"[^>]*>[\s\S]*?<\/script>/;

/** JSON that cannot end the element it stands in. */
const escaped = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The built page with this answer's nonce and the server's configuration in their places. */
export function writePage(html: string, page: PageConfiguration, version: string, nonce: string): string {
  const configuration = escaped({ ...page, version });
  const element = `<script type="application/json" id="runtime-config">${configuration}</script>`;
  return html.replaceAll('__CSP_NONCE__', nonce).replace(configurationElement, () => element);
}
