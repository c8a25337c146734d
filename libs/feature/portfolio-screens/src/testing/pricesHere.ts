const json = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A server of prices and exchange rates, as a function in the place of `fetch`. Every symbol has the price that is given. */
export const pricesHere =
  (priceOf: (symbol: string) => { readonly price: number; readonly currency: string } | null): typeof fetch =>
  async (input) => {
    const url = new URL(String(input), 'http://server');
    if (url.pathname.endsWith('/exchange-rates')) {
      const [base, quote] = ['base', 'quote'].map((name) => url.searchParams.get(name));
      return json({ base, quote, source: 'sample', rates: [{ date: '2000-01-03', rate: 1.1 }] });
    }
    if (url.searchParams.has('query')) return json({ results: [] });
    const symbols = (url.searchParams.get('symbols') ?? '').split(',').filter(Boolean);
    const quotes = symbols.flatMap((symbol) => {
      const known = priceOf(symbol);
      return known
        ? {
            symbol,
            ...known,
            previousClose: known.price,
            change: 0,
            changePercent: 0,
            asOf: '2025-11-20T21:00:00.000Z',
            source: 'sample',
            stale: false,
          }
        : [];
    });
    const found = new Set(quotes.map(({ symbol }) => symbol));
    return json({ quotes, missing: symbols.filter((symbol) => !found.has(symbol)) });
  };
