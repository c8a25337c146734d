import type { PageConfiguration } from '../configuration/Configuration.js';

export interface PageContent {
  readonly page: PageConfiguration;
  /** Origins, in the format of `new URL(address).origin`. */
  readonly preconnect: readonly string[];
  readonly version: string;
  /** For this response only. */
  readonly nonce: string;
}

const configurationElement = /<script[^>]*\bid="runtime-config"[^>]*>[\s\S]*?<\/script>/;

/** JSON that cannot close its own element. */
const escaped = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The built page with this response's nonce, the server's configuration and its connections filled in. */
export function writePage(html: string, { page, preconnect, version, nonce }: PageContent): string {
  const configuration = escaped({ ...page, version });
  const element = `<script type="application/json" id="runtime-config">${configuration}</script>`;
  const links = preconnect.map((origin) => `<link rel="preconnect" href="${origin}" crossorigin />`).join('');
  return html
    .replaceAll('__CSP_NONCE__', nonce)
    .replace(configurationElement, () => element)
    .replace('</head>', () => `${links}</head>`);
}
