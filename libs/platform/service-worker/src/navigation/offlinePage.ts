/** The texts of the page shown when the network does not answer and no page is stored. */
export const offlineWords = {
  title: 'Finance Analyst Pro cannot be reached',
  what: 'The network is not responding, and this device has no offline copy of the app.',
  kept: 'Your saved work is not affected.',
  again: 'Try again',
} as const;

const style =
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}' +
  'body{display:grid;min-height:100vh;margin:0;place-items:center}' +
  'main{max-width:34rem;padding:1.5rem}h1{font-size:1.5rem;line-height:1.25}' +
  'a{display:inline-block;padding:.75rem 0;color:LinkText}';

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${offlineWords.title}</title>
<style>${style}</style>
</head>
<body><main>
<h1>${offlineWords.title}</h1>
<p>${offlineWords.what} ${offlineWords.kept}</p>
<p><a href="">${offlineWords.again}</a></p>
</main></body>
</html>
`;

/** A self-contained page: no script, file or configuration. It is never stored in place of the real one. */
export const offlinePage = (): Response =>
  new Response(html, {
    status: 503,
    statusText: 'Service Unavailable',
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    },
  });
