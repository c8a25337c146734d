/** Falls of the market, from one close to another; ISO dates. Those of a fall over months are closing highs and lows of the S&P 500. */
export const namedEpisodes = [
  { id: '1987', name: 'Black Monday', from: '1987-10-16', to: '1987-10-19' },
  { id: '2000', name: 'Dot-com bust', from: '2000-03-24', to: '2002-10-09' },
  { id: '2008', name: 'Financial crisis', from: '2008-09-12', to: '2009-03-09' },
  { id: '2011', name: 'US downgrade', from: '2011-07-22', to: '2011-08-08' },
  { id: '2020', name: 'COVID-19 crash', from: '2020-02-19', to: '2020-03-23' },
  { id: '2022', name: 'Rate shock', from: '2022-01-03', to: '2022-10-12' },
] as const;
