import { expect, it } from 'vitest';
import { messages } from './messages.js';
import { offeredPeers } from './offeredPeers.js';
import { whyNoPeerOffered } from './whyNoPeerOffered.js';

it('[VALUATION-SCREENS-530] offers neither the company of the model nor its peers, on their markets', () => {
  const found = ['EXM', 'NGI', 'XLON:NGI', 'NEW'].map((id) => ({ id, title: id }));
  const present = [
    { symbol: 'EXM', market: null },
    { symbol: 'NGI', market: 'XNYS' },
  ];
  expect(offeredPeers(found, present).map(({ id }) => id)).toEqual(['XLON:NGI', 'NEW']);
});

it('[VALUATION-SCREENS-530] says that a company is that of the model, or already a peer', () => {
  const subject = { symbol: 'EXM', market: null, name: 'Example Instruments' };
  const why = (...ids: readonly string[]) =>
    whyNoPeerOffered(
      ids.map((id) => ({ id, title: id })),
      subject,
    );
  expect(why()).toBe(messages.noCompanyFound);
  expect(why('XNAS:EXM')).toBe(messages.isSubject(subject.name));
  expect(why('NGI')).toBe(messages.alreadyCompared);
  expect(why('EXM', 'NGI')).toBe(messages.isSubjectOrCompared(subject.name));
});
