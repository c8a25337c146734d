import type { PageConfiguration } from '../configuration/Configuration.js';

export interface PageContent {
  readonly page: PageConfiguration;
  /** Origins, as `new URL(address).origin` writes them. */
  readonly preconnect: readonly string[];
  readonly version: string;
  /** Of this answer alone. */
  readonly nonce: string;
}

const configurationElement = /<script[^>]*\bid="runtime-config"[^>]*>[\s\S]*?<\/script>/;

/** JSON that cannot end the element it stands in. */
const escaped = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The built page with this answer's nonce, the server's configuration and its connections in their places. */
export function writePage(html: string, { page, preconnect, version, nonce }: PageContent): string {
  const configuration = escaped({ ...page, version });
  const element = `<script type="application/json" id="runtime-config">${configuration}</script>`;
  const links = preconnect.map((origin) => `<link rel="preconnect" href="${origin}" crossorigin />`).join('');
  return html
    .replaceAll('__CSP_NONCE__', nonce)
    .replace(configurationElement, () => element)
    .replace('</head>', () => `${links}</head>`);
}
