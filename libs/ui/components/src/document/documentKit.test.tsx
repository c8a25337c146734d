import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SeparateNotice } from './SeparateNotice.js';
import { CopyNotice } from './CopyNotice.js';
import { documentMessages } from './documentMessages.js';
import { EarlierVersionNotice } from './EarlierVersionNotice.js';
import { ElsewhereNotice } from './ElsewhereNotice.js';
import { MergedNotice } from './MergedNotice.js';
import { NewerVersionNotice } from './NewerVersionNotice.js';
import { nounMessages } from './nounMessages.js';
import { OpeningNotices } from './OpeningNotices.js';
import { RenameDialog } from './RenameDialog.js';
import { RestoredNotice } from './RestoredNotice.js';
import { SaveOverDialog } from './SaveOverDialog.js';
import { SaveProblemNotice, type SaveProblem } from './SaveProblemNotice.js';
import { SaveState } from './SaveState.js';
import { UnreadableNotice } from './UnreadableNotice.js';
import { VersionsDialog } from './VersionsDialog.js';

const noun = 'portfolio';
const moment = 'Nov 20';
const newer = { version: 2, moment, summary: 'comes to 1.2', link: <a href="#2">Version two</a> };
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('The save state', () => {
  it('[COMPONENTS-63] names the version that is saved, or where the edits are kept', () => {
    const text = (status: 'saved' | 'edited' | 'unsaved' | 'failed', keptIn: 'device' | 'tab' | 'nowhere') =>
      SaveState({ status, keptIn, version: 3, moment });
    expect(text('saved', 'device')).toBe(documentMessages.savedState(moment, 3));
    expect(text('saved', 'tab')).toBe(documentMessages.savedInTab(moment, 3));
    expect(text('edited', 'device')).toBe(documentMessages.edited(3, documentMessages.keptIn.device));
    expect(text('unsaved', 'nowhere')).toBe(documentMessages.unsaved(documentMessages.keptIn.nowhere));
    expect(text('failed', 'device')).toBe(documentMessages.notSavedState);
  });

  const showProblem = (problem: SaveProblem) => {
    const given = { onRetry: vi.fn(), onSaveCopy: vi.fn(), onExport: vi.fn() };
    render(<SaveProblemNotice noun={noun} problem={problem} {...given} />);
    return given;
  };

  it('[COMPONENTS-63] offers what can help after a failed save', () => {
    const { onRetry, onExport } = showProblem({ kind: 'failed', reason: 'It is full.', remedy: 'retry' });
    expect(screen.getByRole('alert').textContent).toContain(`${nounMessages(noun).failed} It is full.`);
    press(documentMessages.tryAgain);
    press(nounMessages(noun).exportFile);
    expect([onRetry.mock.calls.length, onExport.mock.calls.length]).toEqual([1, 1]);
    expect(screen.queryByText(documentMessages.saveCopy)).toBeNull();
  });

  it('[COMPONENTS-63] offers a copy of what is gone, and the file of what could not be stored', () => {
    const { onSaveCopy } = showProblem({ kind: 'failed', reason: 'It is gone.', remedy: 'copy' });
    press(documentMessages.saveCopy);
    expect(onSaveCopy).toHaveBeenCalledOnce();
    showProblem({ kind: 'draft', reason: 'It is full.' });
    expect(screen.getByText(documentMessages.draftFailed)).toBeDefined();
    expect(buttons().filter((text) => text === nounMessages(noun).exportFile)).toHaveLength(2);
  });

  it('[COMPONENTS-63] names the entry that was refused', () => {
    showProblem({ kind: 'refused', label: 'Quantity', reason: 'Enter a number.' });
    expect(screen.getByText(documentMessages.refusedEntry('Quantity', 'Enter a number.'))).toBeDefined();
  });
});

describe('A version from elsewhere', () => {
  const choices = () => ({ onSaveCopy: vi.fn(), onSaveOver: vi.fn(), onUse: vi.fn(), onOpen: vi.fn() });

  it('[COMPONENTS-64] can be opened where nothing is edited', () => {
    const given = choices();
    render(<NewerVersionNotice newer={newer} openedVersion={1} isEdited={false} {...given} />);
    press(documentMessages.openVersion(2));
    expect(given.onOpen).toHaveBeenCalledOnce();
    expect(screen.getByText(documentMessages.newerThanOpened(1, moment, newer.summary))).toBeDefined();
  });

  it('[COMPONENTS-64] leaves the edits a copy, its place, or gives way to them', () => {
    const given = choices();
    render(<NewerVersionNotice newer={newer} openedVersion={1} isEdited {...given} />);
    press(documentMessages.saveCopy);
    press(documentMessages.saveOver(2));
    press(documentMessages.useVersion(2));
    expect(screen.getByRole('link', { name: 'Version two' })).toBeDefined();
    expect(Object.values(given).map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1, 0]);
  });

  it('[COMPONENTS-64] is saved over after a question that names both', () => {
    const save = vi.fn();
    const close = vi.fn();
    render(
      <SaveOverDialog noun={noun} newer={newer} summary="comes to 1.4" onSaveOver={save} onClose={close} />,
    );
    expect(screen.getByRole('dialog').textContent).toContain('comes to 1.2');
    expect(screen.getByRole('dialog').textContent).toContain(nounMessages(noun).mine('comes to 1.4'));
    press(documentMessages.cancel);
    expect([save.mock.calls.length, close.mock.calls.length]).toEqual([0, 1]);
    press(documentMessages.saveOver(2));
    expect([save.mock.calls.length, close.mock.calls.length]).toEqual([1, 2]);
  });

  it('[COMPONENTS-65] that was merged shows both sides of each conflict, and can be dismissed', () => {
    const use = vi.fn();
    const dismiss = vi.fn();
    const row = { id: 'fee', label: 'Fee', mine: '0.5%', theirs: '0.7%', side: 'mine' } as const;
    render(<MergedNotice noun={noun} merged={newer} rows={[row]} onUse={use} onDismiss={dismiss} />);
    press('Use 0.7% for Fee (Version 2)');
    expect(use).toHaveBeenCalledWith(row, 'theirs');
    press('Dismiss');
    expect(dismiss).toHaveBeenCalledOnce();
  });

  it('[COMPONENTS-65] that was merged without a conflict says so', () => {
    render(<MergedNotice noun={noun} merged={newer} rows={[]} onDismiss={vi.fn()} />);
    expect(screen.getByText(nounMessages(noun).mergedWith(moment, newer.summary))).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('A document in another tab', () => {
  function Following() {
    const heading = useRef<HTMLHeadingElement>(null);
    const [isElsewhere, setElsewhere] = useState(true);
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          Example
        </h1>
        {isElsewhere && (
          <ElsewhereNotice
            noun={noun}
            heading={heading}
            isTaking={false}
            onEditHere={() => {
              setElsewhere(false);
            }}
          />
        )}
      </>
    );
  }

  it('[COMPONENTS-66] is edited here on request, and the heading takes the focus of the button', () => {
    render(<Following />);
    expect(screen.getByText(nounMessages(noun).openElsewhere)).toBeDefined();
    screen.getByRole('button', { name: documentMessages.editHere }).focus();
    press(documentMessages.editHere);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Example' }));
  });

  it('[COMPONENTS-66] names changes saved as separate documents, each with its link', () => {
    render(
      <SeparateNotice noun={noun} onDismiss={vi.fn()}>
        <a href="#separate">The other</a>
      </SeparateNotice>,
    );
    expect(within(screen.getByRole('status')).getByRole('link', { name: 'The other' })).toBeDefined();
    expect(screen.getByText(nounMessages(noun).savedAsSeparate)).toBeDefined();
  });
});

describe('A name', () => {
  it('[COMPONENTS-67] that cannot be saved says why at its field, and the dialog stays', async () => {
    const close = vi.fn();
    render(<RenameDialog noun={noun} name="Example" onRename={async () => 'It is full.'} onClose={close} />);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Example, two ' } });
    press(documentMessages.rename);
    expect(await screen.findByText('It is full.')).toBeDefined();
    expect(close).not.toHaveBeenCalled();
  });

  it('[COMPONENTS-67] is saved without the spaces around it', async () => {
    const rename = vi.fn(async (_name: string) => null);
    const close = vi.fn();
    render(<RenameDialog noun={noun} name="Example" onRename={rename} onClose={close} />);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Example, two ' } });
    press(documentMessages.rename);
    await waitFor(() => {
      expect(close).toHaveBeenCalledOnce();
    });
    expect(rename).toHaveBeenCalledWith('Example, two');
  });
});

describe('Versions', () => {
  const rows = [2, 1].map((version) => ({
    version,
    moment,
    name: version === 1 ? 'Untitled' : 'Example',
    figure: `figure ${version}`,
    link: <a href="#version">View {version}</a>,
  }));
  const show = (given: {
    readonly problem?: string;
    readonly restoreProblem?: string;
    isLoading?: boolean;
    readonly onRevert?: () => void;
  }) => {
    const restore = vi.fn();
    const { problem = null, restoreProblem = null, isLoading = false } = given;
    render(
      <VersionsDialog
        name="Example"
        rows={isLoading ? null : rows}
        problem={problem}
        restoreProblem={restoreProblem}
        onRestore={restore}
        onRevert={given.onRevert}
        onClose={vi.fn()}
      />,
    );
    return restore;
  };

  it('[COMPONENTS-68] are listed with figure, link and former name; all but the newest can be restored', () => {
    const restore = show({});
    const [newest, first] = screen.getAllByRole('listitem');
    expect(newest?.textContent).toContain(documentMessages.newest);
    expect(newest && within(newest).queryByRole('button')).toBeNull();
    expect(first?.textContent).toContain(documentMessages.savedUnder('Untitled'));
    expect(first?.textContent).toContain('figure 1');
    press(documentMessages.restoreVersion(1));
    expect(restore).toHaveBeenCalledWith(1);
  });

  it('[COMPONENTS-68] go back to the newest where it has unsaved changes', () => {
    const onRevert = vi.fn();
    show({ onRevert });
    const [newest] = screen.getAllByRole('listitem');
    expect(newest && within(newest).getByRole('button').textContent).toBe(documentMessages.backToSaved);
    press(documentMessages.backToSaved);
    expect(onRevert).toHaveBeenCalledOnce();
  });

  it('[COMPONENTS-68] say that they are loading, and why they could not be loaded or restored', () => {
    show({ isLoading: true });
    expect(screen.getByText(documentMessages.readingVersions)).toBeDefined();
    show({ isLoading: true, problem: 'No answer.' });
    expect(screen.getByText(documentMessages.versionsFailed)).toBeDefined();
    show({ restoreProblem: 'It is full.' });
    expect(screen.getByText(documentMessages.notRestored)).toBeDefined();
  });

  it('[COMPONENTS-68] that are earlier lead to the newest and can be restored', () => {
    const restore = vi.fn();
    render(
      <EarlierVersionNotice
        version={1}
        moment={moment}
        link={<a href="#newest">Newest</a>}
        problem="It is full."
        onRestore={restore}
      />,
    );
    press(documentMessages.restoreVersion(1));
    expect(restore).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Newest' })).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('It is full.');
  });
});

describe('An opened document', () => {
  it('[COMPONENTS-69] leads from restored changes to the saved version, where there is one', () => {
    const revert = vi.fn();
    const { rerender } = render(<RestoredNotice moment={moment} onRevert={revert} />);
    press(documentMessages.backToSaved);
    expect(revert).toHaveBeenCalledOnce();
    rerender(<RestoredNotice moment={moment} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[COMPONENTS-69] leads from a copy to its original, where that is saved', () => {
    const original = { title: 'Example', version: 3, link: <a href="#original">Original</a> };
    const { rerender } = render(<CopyNotice title="Copy" original={original} onDismiss={vi.fn()} />);
    expect(screen.getByRole('link', { name: 'Original' })).toBeDefined();
    rerender(<CopyNotice title="Copy" original={null} onDismiss={vi.fn()} />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('[COMPONENTS-69] says why its unsaved changes could not be loaded, and what else there is to know', () => {
    render(<OpeningNotices note="It is of a newer release." isReadOnly draftProblem="No answer." />);
    expect(screen.getByText('It is of a newer release.')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain(documentMessages.editsNotFound('No answer.'));
  });

  it('[COMPONENTS-69] that cannot be opened offers another attempt, or another screen', () => {
    const retry = vi.fn();
    const link = <a href="#home">Home</a>;
    const { rerender } = render(
      <UnreadableNotice noun={noun} reason="No answer." onRetry={retry} link={link} />,
    );
    press('Try again');
    expect(retry).toHaveBeenCalledOnce();
    expect(screen.queryByRole('link')).toBeNull();
    rerender(<UnreadableNotice noun={noun} reason="It is damaged." link={link} />);
    expect(screen.getByRole('link', { name: 'Home' })).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain(nounMessages(noun).cannotOpen);
  });
});
