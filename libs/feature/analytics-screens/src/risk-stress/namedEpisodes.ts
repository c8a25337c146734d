/**
 * Falls of the market, from one close to another; ISO dates. Closing highs and lows of the S&P 500: S&P Dow Jones Indices, as in “Prior bear
 * markets for the S&P 500” (CNBC, June 13, 2022) and “Past corrections” (Associated Press, February 6, 2018), and for 2022 Ned Davis Research.
 * Black Monday is that day; the Lehman bankruptcy goes from the Friday before it to the low of that fall (closing milestones of the S&P 500).
 */
export const namedEpisodes = [
  { id: '1987', name: 'Black Monday', from: '1987-10-16', to: '1987-10-19' },
  { id: '2000', name: 'Dot-com bust', from: '2000-03-24', to: '2002-10-09' },
  { id: '2007', name: 'Financial crisis', from: '2007-10-09', to: '2009-03-09' },
  { id: '2008', name: 'Lehman bankruptcy', from: '2008-09-12', to: '2008-11-20' },
  { id: '2011', name: 'US downgrade and euro crisis', from: '2011-04-29', to: '2011-10-03' },
  { id: '2020', name: 'COVID-19 crash', from: '2020-02-19', to: '2020-03-23' },
  { id: '2022', name: 'Rate shock', from: '2022-01-03', to: '2022-10-12' },
] as const;
