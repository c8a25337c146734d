// @vitest-environment node
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { messages } from '../messages.js';
import { exampleModel } from '../testing/exampleModel.js';
import { examplePortfolio } from '../testing/examplePortfolio.js';
import { openTestWorkspace, valueOf } from '../testing/openTestWorkspace.js';
import { ofKind } from './ofKind.js';

it('[WORKSPACE-302] finds a document at the address of its kind, for reading and for editing', async () => {
  const { workspace } = openTestWorkspace();
  const portfolio = valueOf(await workspace.save(examplePortfolio()));
  const { document } = valueOf(ofKind(await workspace.open(portfolio.id), 'portfolio'));
  expect(document.body.accounts).toEqual(portfolio.body.accounts);
  expect(valueOf(ofKind(await workspace.read(portfolio.id), 'portfolio')).document).toEqual(portfolio);
});

it('[WORKSPACE-302] does not find one of another kind, and says of a failure what it is', async () => {
  const { workspace } = openTestWorkspace();
  const { id } = valueOf(await workspace.save(exampleModel()));
  const notFound = { ok: false, code: 'not-found', reason: messages.notFound };
  expect(ofKind(await workspace.open(id), 'portfolio')).toEqual(notFound);
  expect(ofKind(await workspace.read(id), 'portfolio')).toEqual(notFound);
  valueOf(await workspace.remove(id));
  expect(ofKind(await workspace.read(id), 'portfolio')).toMatchObject({ code: 'removed' });
});
