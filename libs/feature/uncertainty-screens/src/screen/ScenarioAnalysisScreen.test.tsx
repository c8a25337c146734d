import type { ValuationModelDocument } from '@finance-analyst/documents';
import { formatFigure } from '@finance-analyst/figures';
import type { DataShown } from '@finance-analyst/market';
import { addScenario, editInScenario, inScenario, setAssumption } from '@finance-analyst/valuation';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createStoredEntries, type StoredEntries } from '@finance-analyst/stored-entries';
import { simulationRunsOf, type Outcome, type Workspace } from '@finance-analyst/workspace';
import { runSimulation } from '@finance-analyst/uncertainty';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { analysisSettingsEntry } from '../kept-settings/analysisSettingsEntry.js';
import { includedInputs, startingSettings, type AnalysisSettings } from '../inputs/AnalysisSettings.js';
import { conventionalInputs } from '../inputs/conventionalInputs.js';
import { offeredInputs } from '../inputs/offeredInputs.js';
import { readSettings } from '../inputs/readSettings.js';
import { messages } from '../messages.js';
import { recordOf } from '../record/runRecord.js';
import { runDocumentOf } from '../saved-runs/runDocumentOf.js';
import { runOf } from '../simulation/runOf.js';
import { summaryOptions } from '../simulation/summaryOptions.js';
import { createFakeWorkers, type FakeWorkersOptions } from '../testing/createFakeWorkers.js';
import { exampleDocument, exampleDocumentWithScenarios, exampleValuation } from '../testing/exampleModel.js';
import { modelOf } from '../testing/modelOf.js';
import { openWorkspace, ScreenStage } from '../testing/openScreen.js';

beforeEach(() => {
  document.documentElement.setAttribute('data-screen-reader', 'on');
  return () => {
    document.documentElement.removeAttribute('data-screen-reader');
  };
});

const show = async ({
  models = [exampleDocument()],
  address,
  entries = createStoredEntries({}),
  workers = {},
}: {
  readonly models?: readonly ValuationModelDocument[];
  readonly address?: string;
  readonly workers?: FakeWorkersOptions;
  readonly entries?: StoredEntries;
} = {}) => {
  const shown: (DataShown | null)[] = [];
  const opened = await openWorkspace(models);
  const read: string[] = [];
  const workspace: Workspace = {
    ...opened,
    read: (id) => {
      read.push(id);
      return opened.read(id);
    },
  };
  const { unmount } = render(
    <ScreenStage
      workspace={workspace}
      workers={createFakeWorkers(workers)}
      entries={entries}
      onDataShown={(data) => void shown.push(data)}
      {...(address === undefined ? {} : { address })}
    />,
  );
  return { shown, unmount, workspace, read };
};

function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}

const withBody = (
  change: (body: ValuationModelDocument['body']) => ValuationModelDocument['body'],
): ValuationModelDocument => {
  const document = exampleDocument();
  return { ...document, body: change(document.body) };
};

/** All rows of the inputs are drawn. */
const opened = () => screen.findByRole('checkbox', { name: 'Terminal growth' });
const weightField = (name: string): HTMLInputElement =>
  screen.getByRole('textbox', { name: new RegExp(`^${messages.weightOf(name)}`) });

const rangeField = (input: string): HTMLInputElement =>
  screen.getByRole('textbox', { name: new RegExp(`^± .*${input}`) });

/** What the line of answers says of a figure. */
const answerOf = (label: string): string =>
  screen
    .getAllByRole('term')
    .find(({ textContent }) => textContent.startsWith(label))
    ?.closest('div')
    ?.querySelector('dd')?.textContent ?? label;

const numberIn = ({ value }: HTMLInputElement): number => Number(value.replace('−', '-'));

const enter = (field: HTMLInputElement, text: string): void => {
  fireEvent.focus(field);
  fireEvent.input(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
};

const simulate = async (): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name: messages.run }));
  await screen.findByText(messages.finished('10,000'));
};

describe('choosing a model', () => {
  it('[UNCERTAINTY-SCREENS-1] lists the saved models, and opens the one that is chosen', async () => {
    await show({ address: '/scenario-analysis' });
    fireEvent.click(await screen.findByRole('link', { name: 'Example Instruments, free cash flow' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: /: Example Instruments, free cash flow$/ }),
    ).toBeTruthy();
  });

  it('[UNCERTAINTY-SCREENS-35] moves the focus to the heading of the model that is chosen, and not on arrival', async () => {
    await show({ address: '/scenario-analysis' });
    const link = await screen.findByRole('link', { name: 'Example Instruments, free cash flow' });
    expect(document.activeElement).toBe(document.body);
    link.focus();
    fireEvent.click(link);
    const heading = await screen.findByRole('heading', { level: 1, name: /: Example Instruments/ });
    await waitFor(() => {
      expect(document.activeElement).toBe(heading);
    });
    const back = screen.getByRole('link', { name: messages.otherModel });
    back.focus();
    fireEvent.click(back);
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: messages.title }));
    });
  });

  it('[UNCERTAINTY-SCREENS-1] leads to the workbench where there is no model', async () => {
    await show({ models: [], address: '/scenario-analysis' });
    expect((await screen.findByRole('link', { name: messages.toWorkbench })).getAttribute('href')).toBe(
      '/valuation-workbench',
    );
  });

  it('[UNCERTAINTY-SCREENS-2] says that a model is not on this device', async () => {
    await show({ address: '/scenario-analysis?model=other' });
    expect(await screen.findByText(messages.noSuchModel)).toBeTruthy();
    expect(screen.getByRole('link', { name: messages.otherModel })).toBeTruthy();
  });

  it('[UNCERTAINTY-SCREENS-2] says why this release cannot compute a model', async () => {
    const model = withBody((body) => ({ ...body, template: { ...body.template, version: 99 } }));
    await show({ models: [model] });
    expect(await screen.findByText(messages.notComputable)).toBeTruthy();
    expect(screen.getByText(/version 99 of the template/)).toBeTruthy();
  });

  it('[UNCERTAINTY-SCREENS-2] says why a model has no value yet, and leads to the workbench', async () => {
    await show({ models: [withBody((body) => setAssumption(body, 'terminal_growth', 0.5))] });
    expect(await screen.findByText(messages.noValue)).toBeTruthy();
    expect(screen.getByText(/cost of capital \(WACC\) > terminal growth/i)).toBeTruthy();
    expect(screen.getByRole('link', { name: messages.openModel }).getAttribute('href')).toContain(
      'model=example-model',
    );
  });
});

describe('weighted cases', () => {
  const figuresOf = (name: RegExp): readonly number[] => {
    const table = screen.getByRole('table', { name: messages.cases });
    const [head, , ...rows] = within(table).getAllByRole<HTMLTableRowElement>('row');
    const column = [...(head?.cells ?? [])].findIndex(({ textContent }) => name.test(textContent));
    return rows.map(({ cells }) =>
      Number((cells[column]?.textContent ?? '').replace('−', '-').replace(/[+%]/g, '')),
    );
  };
  it('[UNCERTAINTY-SCREENS-17] weighs the base half and the other cases a quarter, with the reason', async () => {
    await show({ models: [exampleDocumentWithScenarios()] });
    await screen.findByRole('table', { name: messages.cases });
    expect(['Cautious', 'Base', 'Optimistic'].map((name) => weightField(name).value)).toEqual([
      '25.0',
      '50.0',
      '25.0',
    ]);
    expect(screen.getByText(messages.startingWeights(true, false))).toBeTruthy();
    const [cautious = 0, optimistic = 0] = [figuresOf(/^Cautious/)[0], figuresOf(/^Optimistic/)[0]];
    const [base = 0] = figuresOf(/^Base/);
    const [weighted = 0, upside = 0] = figuresOf(/^Weighted/);
    expect(cautious).toBeLessThan(base);
    expect(weighted).toBeCloseTo(0.25 * cautious + 0.5 * base + 0.25 * optimistic, 1);
    expect(upside).toBeCloseTo((weighted / 71.5 - 1) * 100, 0);
  });

  it('[UNCERTAINTY-SCREENS-50] counts a scenario that the analyst added with 0% until it has a weight', async () => {
    const model = exampleDocumentWithScenarios();
    const body = addScenario(model.body, { id: 'bear-1', name: 'Bear', of: 'cautious' });
    await show({ models: [{ ...model, body }] });
    await screen.findByRole('table', { name: messages.cases });
    const names = ['Cautious', 'Base', 'Optimistic', 'Bear'];
    expect(names.map((name) => weightField(name).value)).toEqual(['25.0', '50.0', '25.0', '0.0']);
    expect(screen.getByText(messages.startingWeights(true, true))).toBeTruthy();
    expect(figuresOf(/^Bear/)[0]).toBe(figuresOf(/^Cautious/)[0]);
    enter(weightField('Bear'), '10');
    await screen.findByText(messages.weightsOver('110.0%', '10.0%'));
    enter(weightField('Cautious'), '15');
    await waitFor(() => {
      const [cautious = 0, base = 0, optimistic = 0] = names.map(
        (name) => figuresOf(new RegExp(`^${name}`))[0],
      );
      expect(figuresOf(/^Weighted/)[0]).toBeCloseTo(0.25 * cautious + 0.5 * base + 0.25 * optimistic, 1);
    });
  });

  it('[UNCERTAINTY-SCREENS-38] shows what each case assumes beside its value, where the cases differ', async () => {
    const model = exampleDocumentWithScenarios();
    const { body } = model;
    const edited = editInScenario(
      editInScenario(body, 'cautious', (seen) => setAssumption(seen, 'beta', 1.4)),
      'optimistic',
      (seen) => setAssumption(seen, 'discounting', 'end_of_year'),
    );
    await show({ models: [{ ...model, body: edited }] });
    const table = await screen.findByRole('table', { name: messages.cases });
    const rows = () =>
      new Map(
        within(table)
          .getAllByRole<HTMLTableRowElement>('row')
          .map(({ cells: [head, ...cells] }) => [
            head?.textContent,
            cells.slice(0, 3).map(({ textContent }) => textContent),
          ]),
      );
    expect([...rows().keys()].slice(0, 4)).toEqual([
      messages.statistic,
      messages.weight,
      messages.valuePerShare,
      messages.upside,
    ]);
    const figureIn = (scenario: string | null, id: string) => {
      const row = inScenario(edited, scenario).assumptions.find((each) => each.id === id);
      return formatFigure(Number(row?.value), { kind: 'rate', precision: 2, locale: 'en-US' });
    };
    const margins = (year: number) =>
      ['cautious', null, 'optimistic'].map((scenario) =>
        figureIn(scenario, `operating_margin@${year}-12-31`),
      );
    expect(rows().get('Operating margin (EBITA) 2026')).toEqual(margins(2026));
    expect(rows().get('Operating margin (EBITA) 2035')).toEqual(margins(2035));
    expect(rows().get('Beta')).toEqual(['1.40×', '1.05×', '1.05×']);
    expect(rows().get('Discounting')).toEqual(['Mid year', 'Mid year', 'End of year']);
    expect(rows().has('Operating margin (EBITA) 2028')).toBe(false);
    const all = screen.getByRole('button', { name: messages.allYears });
    expect(all.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(all);
    expect(rows().get('Operating margin (EBITA) 2028')).toEqual(margins(2028));
    fireEvent.click(screen.getByRole('button', { name: messages.firstAndLastYear }));
    expect(rows().has('Operating margin (EBITA) 2028')).toBe(false);
  });

  it('[UNCERTAINTY-SCREENS-18] says how far weights are off, and has no weighted value until they total 100%', async () => {
    await show({ models: [exampleDocumentWithScenarios()] });
    await screen.findByRole('table', { name: messages.cases });
    enter(weightField('Cautious'), '20');
    expect(screen.getByText(messages.weightsShort('95.0%', '5.0%'))).toBeTruthy();
    expect(figuresOf(/^Weighted/)[0]).toBeNaN();
    enter(weightField('Base'), '60');
    expect(screen.getByText(messages.weightsOver('105.0%', '5.0%'))).toBeTruthy();
    enter(weightField('Optimistic'), '20');
    const [weighted = 0] = figuresOf(/^Weighted/);
    const [low = 0, base = 0, high = 0] = [/^Cautious/, /^Base/, /^Optimistic/].map(
      (name) => figuresOf(name)[0],
    );
    expect(weighted).toBeCloseTo(0.2 * low + 0.6 * base + 0.2 * high, 1);
    expect(screen.getByText(/^Standard deviation .*, from .* to /)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: messages.resetWeights }));
    expect(numberIn(weightField('Base'))).toBe(50);
  });

  it('[UNCERTAINTY-SCREENS-36] scales weights to 100% on request, with a way back to those entered', async () => {
    const model = exampleDocumentWithScenarios();
    const { workspace } = await show({ models: [model] });
    await screen.findByRole('table', { name: messages.cases });
    expect(screen.queryByRole('button', { name: messages.scaleWeights })).toBeNull();
    enter(weightField('Base'), '65');
    expect(screen.getByText(messages.weightsOver('115.0%', '15.0%'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: messages.scaleWeights }));
    const shown = () =>
      ['Base', 'Cautious', 'Optimistic'].map((name) => numberIn(weightField(name)).toFixed(1));
    expect(shown()).toEqual(['56.5', '21.7', '21.7']);
    expect(figuresOf(/^Weighted/)[0]).not.toBeNaN();
    expect(screen.queryByRole('button', { name: messages.scaleWeights })).toBeNull();
    await waitFor(async () => {
      expect(await weightsInDraft(workspace)).toHaveLength(3);
    });
    fireEvent.click(screen.getByRole('button', { name: messages.undoWeight }));
    expect(shown()).toEqual(['65.0', '25.0', '25.0']);
    expect(await weightsInDraft(workspace)).toEqual([{ id: 'base', weight: 0.65 }]);
  });

  it('[UNCERTAINTY-SCREENS-36] saves weights that do not total 100% as entered, without a weighted value', async () => {
    const model = exampleDocumentWithScenarios();
    const { workspace } = await show({ models: [model] });
    await screen.findByRole('table', { name: messages.cases });
    enter(weightField('Base'), '65');
    await waitFor(async () => {
      expect(await weightsInDraft(workspace)).toHaveLength(1);
    });
    const draft = valueOf(await workspace.drafts.read('example-model'));
    if (!draft) throw new Error('a draft expected');
    expect((await workspace.save(draft.document)).ok).toBe(true);
    expect(await screen.findByText(/version 2, saved/)).toBeTruthy();
    expect(numberIn(weightField('Base'))).toBe(65);
    expect(screen.getByText(messages.weightsOver('115.0%', '15.0%'))).toBeTruthy();
    expect(figuresOf(/^Weighted/)[0]).toBeNaN();
  });

  const weightsInDraft = async (workspace: Workspace) => {
    await workspace.drafts.flush();
    const draft = valueOf(await workspace.drafts.read('example-model'));
    return draft ? modelOf(draft.document).body.caseWeights : undefined;
  };

  it('[UNCERTAINTY-SCREENS-30] edits a weight in the model, with a way back, and shows it again later', async () => {
    const model = exampleDocumentWithScenarios();
    const { workspace, unmount } = await show({ models: [model] });
    await screen.findByRole('table', { name: messages.cases });
    enter(weightField('Base'), '60');
    expect(numberIn(weightField('Base'))).toBe(60);
    expect(await screen.findByText(/^The case weights have unsaved changes from/)).toBeTruthy();
    expect(await weightsInDraft(workspace)).toEqual([{ id: 'base', weight: 0.6 }]);
    enter(weightField('Cautious'), '20');
    await waitFor(async () => {
      expect(await weightsInDraft(workspace)).toHaveLength(2);
    });
    fireEvent.click(screen.getByRole('button', { name: messages.undoWeight }));
    expect(numberIn(weightField('Cautious'))).toBe(25);
    expect(await weightsInDraft(workspace)).toEqual([{ id: 'base', weight: 0.6 }]);
    unmount();
    render(<ScreenStage workspace={workspace} workers={createFakeWorkers({})} />);
    await waitFor(() => {
      expect(numberIn(weightField('Base'))).toBe(60);
    });
    const draft = valueOf(await workspace.drafts.read('example-model'));
    expect(await workspace.save(draft?.document ?? model)).toMatchObject({ ok: true });
    await waitFor(() => {
      expect(screen.getByText(/version 2, saved/)).toBeTruthy();
    });
    expect(numberIn(weightField('Base'))).toBe(60);
    expect(screen.queryByText(/^The case weights have unsaved/)).toBeNull();
  });

  it('[UNCERTAINTY-SCREENS-31] starts with the weights of an earlier release, which enter the model with the first edit', async () => {
    const entries = createStoredEntries({});
    const stored = entries.open(analysisSettingsEntry);
    stored.replace({
      'example-model': { ...startingSettings, seed: 7, weights: { '': 0.4, cautious: 0.35 } },
    });
    const { workspace } = await show({ models: [exampleDocumentWithScenarios()], entries });
    await screen.findByRole('table', { name: messages.cases });
    expect(['Cautious', 'Base'].map((name) => numberIn(weightField(name)))).toEqual([35, 40]);
    expect(await weightsInDraft(workspace)).toBeUndefined();
    enter(screen.getByRole('textbox', { name: messages.seed }), '8');
    expect(numberIn(weightField('Base'))).toBe(40);
    enter(weightField('Base'), '45');
    await waitFor(async () => {
      expect(await weightsInDraft(workspace)).toEqual([
        { id: 'base', weight: 0.45 },
        { id: 'cautious', weight: 0.35 },
      ]);
    });
    fireEvent.click(screen.getByRole('button', { name: messages.resetWeights }));
    expect(numberIn(weightField('Base'))).toBe(50);
    expect(JSON.stringify(stored.read())).not.toContain('weights');
  });

  it('[UNCERTAINTY-SCREENS-19] has the base alone for a model without scenarios, and says so', async () => {
    await show();
    await screen.findByRole('table', { name: messages.cases });
    expect(screen.getByText(messages.onlyBase)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Weight of/ })).toBeNull();
    expect(figuresOf(/^Base/)[0]).toBeCloseTo(exampleValuation().evaluator.number('value_per_share'), 1);
  });
});

describe('inputs and tornado', () => {
  it('[UNCERTAINTY-SCREENS-6] shows the value at both ends of each included input, the largest swing first', async () => {
    await show();
    const table = await screen.findByRole('table', { name: messages.tornado });
    const rows = within(table).getAllByRole('row').slice(1);
    const swings = rows.map((row) => {
      const [low = 0, high = 0] = within(row)
        .getAllByRole('cell')
        .map((cell) => Number(cell.textContent));
      return Math.abs(high - low);
    });
    expect(swings.length).toBeGreaterThan(8);
    expect(swings).toEqual(swings.toSorted((a, b) => b - a));
  });

  it('[UNCERTAINTY-SCREENS-6] says why an end has no value in the words of the screen', async () => {
    await show();
    await opened();
    enter(rangeField('Terminal growth'), '50');
    const table = await screen.findByRole('table', { name: messages.tornado });
    await waitFor(() => {
      const [first] = within(table).getAllByRole('row').slice(1);
      expect(first?.textContent).toContain('Terminal growth');
      expect(first?.textContent).not.toContain('terminal_growth');
    });
  });

  it('[UNCERTAINTY-SCREENS-5] edits a range, and resets it', async () => {
    await show();
    await opened();
    const field = rangeField('Beta');
    const standard = numberIn(field);
    enter(field, '0.5');
    expect(numberIn(rangeField('Beta'))).toBe(0.5);
    fireEvent.click(screen.getByRole('button', { name: messages.resetOf('Beta') }));
    expect(numberIn(rangeField('Beta'))).toBeCloseTo(standard, 1);
  });

  it('[UNCERTAINTY-SCREENS-41] asks at the field whether an unusual range is intended', async () => {
    await show();
    await opened();
    enter(rangeField('Terminal growth'), '50');
    const hint = screen.getByText(messages.farWider('50×', '1.00%'));
    expect(rangeField('Terminal growth').getAttribute('aria-describedby')).toContain(hint.id);
    expect(screen.getByRole('button', { name: messages.run }).getAttribute('aria-disabled')).not.toBe('true');
    enter(rangeField('Terminal growth'), '2');
    expect(screen.queryByText(/Is this intended/)).toBeNull();
  });

  it('[UNCERTAINTY-SCREENS-3] leaves a cleared input out of the tornado, and keeps its row', async () => {
    await show();
    await opened();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Beta' }));
    const table = await screen.findByRole('table', { name: messages.tornado });
    await waitFor(() => {
      expect(within(table).queryByText(/^Beta/)).toBeNull();
    });
    expect(screen.getByRole('checkbox', { name: 'Beta' })).toBeTruthy();
  });
});

describe('distributions', () => {
  const choose = async (select: RegExp | string, option: string): Promise<void> => {
    fireEvent.click(screen.getByRole('button', { name: select }));
    fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }));
  };
  it('[UNCERTAINTY-SCREENS-40] names the inputs that follow others in the workbench', async () => {
    await show();
    await opened();
    const kept = await screen.findByText(/^In the workbench these inputs update when others change: /);
    expect(kept.textContent).toMatch(/Revenue growth; .*Debt share of capital; Terminal growth/);
    expect(kept.textContent).not.toContain('Operating margin');
  });

  it('[UNCERTAINTY-SCREENS-25] offers possible changes with probabilities, checks their total, and keeps them', async () => {
    const entries = createStoredEntries({});
    const { unmount } = await show({ entries });
    await opened();
    await choose(new RegExp(`${messages.distributionOf('Beta')}$`), messages.kinds.discrete);
    const probability = (at: number): HTMLInputElement =>
      screen.getByRole('textbox', { name: new RegExp(`^${messages.probabilityOf(at)}, Beta`) });
    enter(probability(1), '20');
    expect(screen.getByText(messages.probabilitiesShort('90.0%', '10.0%'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: messages.addOutcomeTo('Beta') }));
    expect(numberIn(probability(4))).toBe(10);
    expect(screen.queryByText(/^The probabilities total/)).toBeNull();
    await simulate();
    unmount();
    await show({ entries });
    await opened();
    expect(numberIn(probability(1))).toBe(20);
    fireEvent.click(screen.getByRole('button', { name: messages.removeOutcome(1, 'Beta') }));
    expect(screen.getByText(messages.probabilitiesShort('80.0%', '20.0%'))).toBeTruthy();
  });

  it('[UNCERTAINTY-SCREENS-26] simulates with Latin hypercubes, and marks figures of the other sampling', async () => {
    await show();
    await opened();
    await simulate();
    await choose(new RegExp(`${messages.sampling}$`), messages.samplings['latin-hypercube']);
    expect(await screen.findByText(messages.outdated)).toBeTruthy();
    expect(screen.getByText(messages.samplingsExplained['latin-hypercube'])).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: messages.run }));
    await waitFor(() => {
      expect(screen.queryByText(messages.outdated)).toBeNull();
    });
    const convergence = await screen.findByRole('table', { name: messages.convergenceTitle });
    await waitFor(() => {
      expect(
        within(convergence)
          .getAllByRole('rowheader')
          .map(({ textContent }) => textContent),
      ).toEqual(['2,500', '5,000', '10,000']);
    });
  });
});

describe('simulation', () => {
  it('[UNCERTAINTY-SCREENS-11] shows percentiles, the probability of a value below the price, convergence, seed and checksum', async () => {
    await show();
    await opened();
    await simulate();
    const percentiles = screen.getByRole('table', { name: messages.percentiles });
    expect(
      within(percentiles)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mean', 'P5', 'P10', 'P25', 'P50', 'P75', 'P90', 'P95', 'Standard deviation']);
    expect(screen.getByText(/^Probability that the value is below the price of 71.50/)).toBeTruthy();
    expect(screen.getByText(/^(Converged|Not converged): .* 1% of the value per share/)).toBeTruthy();
    expect(screen.getByText(/^Seed 1\. Checksum [0-9a-f]{16}\.$/)).toBeTruthy();
    const convergence = screen.getByRole('table', { name: messages.convergenceTitle });
    expect(
      within(convergence)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['1,000', '2,000', '4,000', '8,000', '10,000']);
  });

  it('[UNCERTAINTY-SCREENS-11] repeats the figures with the same seed and marks those of other settings', async () => {
    await show();
    await opened();
    await simulate();
    const checksum = screen.getByText(/Checksum/).textContent;
    enter(screen.getByRole('textbox', { name: messages.seed }), '2');
    expect(await screen.findByText(messages.outdated)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: messages.run }));
    await screen.findByText(/^Seed 2/);
    expect(screen.getByText(/Checksum/).textContent).not.toContain(checksum?.slice(-17));
    enter(screen.getByRole('textbox', { name: messages.seed }), '1');
    fireEvent.click(screen.getByRole('button', { name: messages.run }));
    expect((await screen.findByText(/^Seed 1/)).textContent).toBe(checksum);
  });

  it('[UNCERTAINTY-SCREENS-11] has no probability of a value below the price beside a price that the simulation did not have', async () => {
    const { workspace } = await show();
    await opened();
    await simulate();
    expect(answerOf(messages.belowPrice)).toMatch(/\d%/);
    const model = modelOf(valueOf(await workspace.read('example-model')).document);
    const { priceSnapshot } = model.body;
    if (!priceSnapshot) throw new Error('The model has a price.');
    await workspace.save({
      ...model,
      body: { ...model.body, priceSnapshot: { ...priceSnapshot, price: 20 } },
    });
    expect(await screen.findByText(messages.outdated)).toBeTruthy();
    expect(answerOf(messages.price)).toContain('20.00');
    for (const label of [messages.mean, messages.middle, messages.belowPrice])
      expect(answerOf(label)).toContain(messages.notOfSettings);
    expect(screen.queryByRole('button', { name: messages.saveRun })).toBeNull();
  });

  it('[UNCERTAINTY-SCREENS-8] shows progress, and figures of the first paths, while it runs', async () => {
    let goOn: (() => void) | undefined;
    const held = new Promise<undefined>((resolve) => {
      goOn = () => {
        resolve(undefined);
      };
    });
    await show({ workers: { before: (_, turn) => (turn === 4 ? held : undefined) } });
    await opened();
    fireEvent.click(screen.getByRole('button', { name: messages.run }));
    expect(await screen.findByRole('progressbar', { name: messages.running })).toBeTruthy();
    const convergence = await screen.findByRole('table', { name: messages.convergenceTitle });
    expect(within(convergence).getByRole('rowheader', { name: '1,000' })).toBeTruthy();
    goOn?.();
    await screen.findByText(messages.finished('10,000'));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('[UNCERTAINTY-SCREENS-39] keeps the figures of the run before, dimmed, until the next has some', async () => {
    let isHeld = false;
    let goOn: (() => void) | undefined;
    const held = new Promise<undefined>((resolve) => {
      goOn = () => {
        resolve(undefined);
      };
    });
    await show({ workers: { before: () => (isHeld ? held : undefined) } });
    await opened();
    await simulate();
    const isDimmed = () =>
      screen.getByRole('table', { name: messages.percentiles }).closest('[data-earlier]') !== null;
    expect(isDimmed()).toBe(false);
    isHeld = true;
    enter(screen.getByRole('textbox', { name: messages.seed }), '2');
    fireEvent.click(screen.getByRole('button', { name: messages.run }));
    expect(await screen.findByRole('progressbar', { name: messages.running })).toBeTruthy();
    expect(isDimmed()).toBe(true);
    goOn?.();
    await screen.findByText(/^Seed 2/);
    expect(isDimmed()).toBe(false);
  });

  it('[UNCERTAINTY-SCREENS-9] keeps the settings when canceled and says how far it came', async () => {
    const never = new Promise<undefined>(() => undefined);
    await show({ workers: { before: (_, turn) => (turn === 4 ? never : undefined) } });
    await opened();
    enter(rangeField('Beta'), '0.5');
    fireEvent.click(screen.getByRole('button', { name: messages.run }));
    await screen.findByRole('table', { name: messages.convergenceTitle });
    fireEvent.click(screen.getByRole('button', { name: messages.cancel }));
    expect(await screen.findByText(messages.canceled('1,000', '10,000'))).toBeTruthy();
    expect(screen.getByText(messages.partial('1,000', '10,000'))).toBeTruthy();
    expect(numberIn(rangeField('Beta'))).toBe(0.5);
  });

  it('[UNCERTAINTY-SCREENS-9] says why it stopped, keeps the settings, and runs again', async () => {
    let isBroken = true;
    await show({
      workers: {
        before: (name) => (isBroken && name === 'block' ? 'The worker ran out of memory.' : undefined),
      },
    });
    await opened();
    enter(rangeField('Beta'), '0.5');
    fireEvent.click(screen.getByRole('button', { name: messages.run }));
    expect(await screen.findByText(messages.failedExplained('The worker ran out of memory.'))).toBeTruthy();
    isBroken = false;
    await simulate();
    expect(numberIn(rangeField('Beta'))).toBe(0.5);
  });

  it('[UNCERTAINTY-SCREENS-10] proposes the nearest possible correlations, and uses them on request', async () => {
    await show();
    await opened();
    // A matrix of the three inputs that correlate: each entry in one of all draws more than a hundred fields again.
    const correlated = ['Revenue growth', 'Operating margin', 'Terminal growth'];
    for (const { label, standard } of offeredInputs(exampleValuation()))
      if (standard.isIncluded && !correlated.includes(label))
        fireEvent.click(screen.getByLabelText(label, { selector: 'input[type="checkbox"]' }));
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${messages.correlations}`) }));
    await simulate();
    // By label: a search by role names every field of the matrix first, which takes seconds.
    const field = (one: string, other: string): HTMLInputElement =>
      screen.getByLabelText(messages.correlationOf(one, other));
    enter(field('Operating margin', 'Revenue growth'), '-0.9');
    enter(field('Terminal growth', 'Revenue growth'), '-0.9');
    enter(field('Terminal growth', 'Operating margin'), '-0.9');
    expect(await screen.findAllByText(messages.impossibleCorrelations)).toHaveLength(2);
    expect(screen.getByRole('button', { name: messages.run }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(messages.outdatedUnable)).toBeTruthy();
    expect(screen.queryByText(messages.outdated)).toBeNull();
    const matrix = screen.getByRole('table', { name: messages.correlations });
    const invalid = () => [...matrix.querySelectorAll('input[aria-invalid]')];
    expect(invalid()).toHaveLength(3);
    for (const cell of invalid())
      expect(document.getElementById(cell.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
        messages.impossibleCorrelations,
      );
    const title = screen.getByRole('button', { name: new RegExp(`^${messages.correlations}`) });
    expect(title.textContent).toContain(messages.inconsistentSummary(messages.correlationsSummary(3)));
    const uses = screen.getAllByRole('button', { name: messages.useProposal });
    expect(uses).toHaveLength(2);
    fireEvent.click(uses[1] as HTMLElement);
    expect(invalid()).toEqual([]);
    expect(numberIn(field('Operating margin', 'Revenue growth'))).toBeCloseTo(-0.5, 6);
    await simulate();
    // Each change draws all inputs again, which takes jsdom seconds where other tests run beside it.
  }, 90_000);

  it('[UNCERTAINTY-SCREENS-12] counts paths without a value, with the reason in the words of the screen', async () => {
    await show();
    await opened();
    enter(rangeField('Terminal growth'), '5');
    await simulate();
    const note = await screen.findByText(/Paths without a value: .*\(.*\)\. /);
    expect(note.textContent).toMatch(/cost of capital \(WACC\) > terminal growth/i);
    expect(
      screen.getByText(/^Probability that the value is below the price/).parentElement?.textContent,
    ).toMatch(/Between .* of all paths, depending on those without a value\.$/);
  });
});

describe('ranges that are conventions', () => {
  const countOf = (): readonly number[] =>
    screen
      .getByRole('button', { name: /ranges are conventions/ })
      .textContent.match(/\d+/g)
      ?.map(Number) ?? [];

  it('[UNCERTAINTY-SCREENS-37] are counted among the included inputs, and named on request', async () => {
    await show();
    await opened();
    const conventions = conventionalInputs(offeredInputs(exampleValuation()), startingSettings);
    const [before = 0, included = 0] = countOf();
    expect(before).toBe(conventions.length);
    fireEvent.click(screen.getByRole('button', { name: /ranges are conventions/ }));
    expect(screen.getByText(conventions.map(({ label }) => label).join(', '))).toBeTruthy();
    enter(rangeField('Beta'), '0.5');
    expect(countOf()).toEqual([before - 1, included]);
    fireEvent.click(screen.getByRole('button', { name: messages.resetOf('Beta') }));
    expect(countOf()).toEqual([before, included]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Terminal growth' }));
    expect(countOf()).toEqual([before - 1, included - 1]);
  });

  it('[UNCERTAINTY-SCREENS-37] are neither ranges from history nor those entered', () => {
    const offered = offeredInputs(exampleValuation());
    const names = (settings: AnalysisSettings) =>
      conventionalInputs(offered, settings).map(({ name }) => name);
    expect(names(startingSettings)).toContain('terminal_growth');
    expect(names(startingSettings)).not.toContain('revenue_growth');
    const inputs = {
      terminal_growth: { isIncluded: true, spread: { kind: 'normal', range: 0.02 } },
    } as const;
    expect(names({ ...startingSettings, inputs })).not.toContain('terminal_growth');
  });
});

describe('the file of a run', () => {
  const chooseFile = (text: string): void => {
    const input = screen.getByLabelText(messages.repeatRun, { selector: 'input' });
    fireEvent.change(input, { target: { files: [new File([text], 'run.json')] } });
  };
  const recordNow = (seed: number, checksum?: string): string => {
    const valuation = exampleValuation();
    const settings = { ...startingSettings, seed, paths: 1_000 };
    const run = runOf(valuation, includedInputs(offeredInputs(valuation), settings), settings);
    const options = summaryOptions(valuation);
    const once = runSimulation(valuation.model, run, options);
    if (!once.ok) throw new Error(once.reason);
    const record = recordOf('Example', { run, options, settings }, once.summary);
    return JSON.stringify({ ...record, result: { ...record.result, ...(checksum ? { checksum } : {}) } });
  };

  it('[UNCERTAINTY-SCREENS-15] repeats a run from its file and says that every figure is the same', async () => {
    await show();
    await opened();
    chooseFile(recordNow(77));
    expect(await screen.findByText(`${messages.repeated} ${messages.settingsOfRepetition}`)).toBeTruthy();
    expect(screen.getByText(/^Seed 77\. Checksum/)).toBeTruthy();
  });

  it('[UNCERTAINTY-SCREENS-15] shows the settings of the run, with a way back', async () => {
    await show();
    await opened();
    enter(rangeField('Beta'), '0.5');
    const seed = (): number => numberIn(screen.getByRole('textbox', { name: messages.seed }));
    chooseFile(recordNow(77));
    await screen.findByText(new RegExp(`^${messages.repeated}`));
    expect(seed()).toBe(77);
    expect(screen.queryByRole('button', { name: messages.resetOf('Beta') })).toBeNull();
    expect(answerOf(messages.mean)).toMatch(/\d/);
    fireEvent.click(screen.getByRole('button', { name: messages.restoreSettings }));
    expect([seed(), numberIn(rangeField('Beta'))]).toEqual([1, 0.5]);
  });

  it('[UNCERTAINTY-SCREENS-15] shows seed and paths of a run whose file has no settings', async () => {
    await show();
    await opened();
    enter(rangeField('Beta'), '0.5');
    const { settings: _settings, ...older } = JSON.parse(recordNow(77)) as { readonly settings: unknown };
    chooseFile(JSON.stringify(older));
    await screen.findByText(new RegExp(`^${messages.repeated}`));
    expect(numberIn(screen.getByRole('textbox', { name: messages.seed }))).toBe(77);
    expect(numberIn(rangeField('Beta'))).toBe(0.5);
    expect(screen.getByText(messages.repeatedShown('run.json'))).toBeTruthy();
  });

  it('[UNCERTAINTY-SCREENS-15] says that figures differ', async () => {
    await show();
    await opened();
    chooseFile(recordNow(77, '0123456789abcdef'));
    expect(
      await screen.findByText(/^The figures differ from the file: .* not 0123456789abcdef\. /),
    ).toBeTruthy();
  });

  it('[UNCERTAINTY-SCREENS-16] refuses the run of another template, or of another engine, with the reason', async () => {
    await show();
    await opened();
    const record = JSON.parse(recordNow(77)) as { readonly run: object };
    chooseFile(JSON.stringify({ ...record, run: { ...record.run, template: 'other 1' } }));
    expect(await screen.findByText(messages.otherTemplate)).toBeTruthy();
    chooseFile(JSON.stringify({ ...record, run: { ...record.run, engineVersion: '0.0.0' } }));
    expect(await screen.findByText(/version 0\.0\.0 of the engine/)).toBeTruthy();
  });
});

describe('what is kept', () => {
  it('[UNCERTAINTY-SCREENS-23] keeps the settings of each model when the screen is left and opened again', async () => {
    const entries = createStoredEntries({});
    const models = [exampleDocument(), { ...exampleDocumentWithScenarios(), id: 'other-model' }];
    const { unmount } = await show({ models, entries });
    await opened();
    enter(rangeField('Beta'), '0.5');
    enter(screen.getByRole('textbox', { name: messages.seed }), '42');
    unmount();
    const other = await show({ models, entries, address: '/scenario-analysis?model=other-model' });
    await opened();
    const seed = (): HTMLInputElement => screen.getByRole('textbox', { name: messages.seed });
    expect(numberIn(seed())).toBe(1);
    enter(screen.getByRole('textbox', { name: /^Weight of Base/ }), '40');
    other.unmount();
    await show({ models, entries });
    await opened();
    expect([numberIn(seed()), numberIn(rangeField('Beta'))]).toEqual([42, 0.5]);
  });

  it('[UNCERTAINTY-SCREENS-42] shows the last finished simulation again, and whether it was saved', async () => {
    const entries = createStoredEntries({});
    const { unmount, workspace } = await show({ entries });
    await opened();
    enter(screen.getByRole('textbox', { name: messages.seed }), '42');
    await simulate();
    const checksum = (await screen.findByText(/^Seed 42\. Checksum/)).textContent;
    const mean = answerOf(messages.mean);
    unmount();
    const again = () =>
      render(<ScreenStage workspace={workspace} entries={entries} workers={createFakeWorkers({})} />);
    const second = again();
    await opened();
    expect(screen.getByText(messages.finished('10,000'))).toBeTruthy();
    expect(screen.getByText(/^Seed 42\. Checksum/).textContent).toBe(checksum);
    expect(answerOf(messages.mean)).toBe(mean);
    fireEvent.click(screen.getByRole('button', { name: messages.saveRun }));
    await screen.findByRole('button', { name: messages.runSaved });
    second.unmount();
    again();
    await opened();
    expect(screen.getByRole('button', { name: messages.runSaved })).toBeTruthy();
    enter(screen.getByRole('textbox', { name: messages.seed }), '43');
    expect(await screen.findByText(messages.outdated)).toBeTruthy();
  });

  it.each([
    ['no object', 'text'],
    ['fields of no use', { seed: -1, paths: 7, inputs: { beta: { isIncluded: 1 } }, weights: [] }],
    ['an unknown distribution', { inputs: { beta: { isIncluded: true, spread: { kind: 'other' } } } }],
  ])('[UNCERTAINTY-SCREENS-23] has the settings as offered for %s', (_, stored) => {
    expect(readSettings(stored)).toEqual(startingSettings);
  });

  it('[UNCERTAINTY-SCREENS-24] says which version is analyzed, and that unsaved changes are left out', async () => {
    const { workspace } = await show();
    await opened();
    expect(screen.getByText(/version 1, saved/)).toBeTruthy();
    expect(screen.queryByText(/^Version 1 is analyzed/)).toBeNull();
    const model = modelOf(valueOf(await workspace.read('example-model')).document);
    workspace.drafts.write({ ...model, body: setAssumption(model.body, 'beta', 1.9) });
    await workspace.drafts.flush();
    expect(
      await screen.findByText(/^Version 1 is analyzed\. Unsaved changes from .* are not included/),
    ).toBeTruthy();
  });
});

describe('saved runs', () => {
  const run = (): Promise<void> => simulate();
  const save = async (): Promise<void> => {
    fireEvent.click(await screen.findByRole('button', { name: messages.saveRun }));
    await screen.findByRole('button', { name: messages.runSaved });
  };
  const title = messages.runTitle('1', '10,000', '1', 'Nov 24, 2026');
  const finishedRun = (model: ValuationModelDocument) => {
    const valuation = exampleValuation();
    const settings = { ...startingSettings, paths: 1_000 as const };
    const shown = {
      run: runOf(valuation, includedInputs(offeredInputs(valuation), settings), settings),
      options: {},
      settings,
    };
    const once = runSimulation(valuation.model, shown.run, {});
    if (!once.ok) throw new Error(once.reason);
    return { now: '2026-11-24T09:00:00.000Z', model, shown, summary: once.summary };
  };

  it('[UNCERTAINTY-SCREENS-20] saves a run, lists it with its figures, and repeats it to the bit', async () => {
    const { workspace } = await show();
    await opened();
    expect(screen.queryByRole('button', { name: messages.saveRun })).toBeNull();
    await run();
    await save();
    fireEvent.click(await screen.findByRole('button', { name: messages.repeatOf(title) }));
    expect(await screen.findByText(messages.runRepeated(title))).toBeTruthy();
    const [row] = valueOf(await simulationRunsOf(workspace).list('example-model'));
    const document = valueOf(await simulationRunsOf(workspace).read(row?.id ?? ''));
    expect(document.body).toMatchObject({
      model: { id: 'example-model', revision: 1 },
      run: { seed: 1, paths: 10_000 },
    });
    expect(screen.getByText(new RegExp(`Checksum ${document.body.result.checksum}`))).toBeTruthy();
    expect(screen.queryByRole('button', { name: messages.restoreSettings })).toBeNull();
  });

  it('[UNCERTAINTY-SCREENS-20] shows a repeated run with its settings and figures, with a way back', async () => {
    await show();
    await opened();
    await run();
    await save();
    const figures = (): readonly string[] =>
      [messages.mean, messages.middle, messages.belowPrice].map(answerOf);
    const saved = figures();
    const seed = (): HTMLInputElement => screen.getByRole('textbox', { name: messages.seed });
    enter(seed(), '7');
    enter(rangeField('Beta'), '0.5');
    await screen.findByText(messages.outdated);
    await run();
    await screen.findByText(/^Seed 7\. Checksum/);
    expect(figures()).not.toEqual(saved);
    fireEvent.click(screen.getByRole('button', { name: messages.repeatOf(title) }));
    expect(
      await screen.findByText(`${messages.runRepeated(title)} ${messages.settingsOfRepetition}`),
    ).toBeTruthy();
    expect(numberIn(seed())).toBe(1);
    expect(screen.queryByRole('button', { name: messages.resetOf('Beta') })).toBeNull();
    expect(figures()).toEqual(saved);
    expect(screen.queryByText(messages.repeatedShown(title))).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: messages.restoreSettings }));
    expect([numberIn(seed()), numberIn(rangeField('Beta'))]).toEqual([7, 0.5]);
    expect(await screen.findByText(messages.repeatedShown(title))).toBeTruthy();
  });

  it('[UNCERTAINTY-SCREENS-34] calls a run saved once it is on the device', async () => {
    const workspace = await openWorkspace([exampleDocument()]);
    let store: (() => void) | undefined;
    const stored = new Promise<void>((resolve) => {
      store = resolve;
    });
    render(
      <ScreenStage
        workspace={{
          ...workspace,
          save: async (...given) => {
            await stored;
            return workspace.save(...given);
          },
        }}
        workers={createFakeWorkers()}
      />,
    );
    await opened();
    await simulate();
    fireEvent.click(await screen.findByRole('button', { name: messages.saveRun }));
    expect(await screen.findByRole('button', { name: new RegExp(`${messages.savingRun}$`) })).toBeTruthy();
    expect(screen.queryByRole('button', { name: messages.runSaved })).toBeNull();
    store?.();
    expect(await screen.findByRole('button', { name: messages.runSaved })).toBeTruthy();
  });

  it('[UNCERTAINTY-SCREENS-20] repeats a run with its model as it was, after the model has changed', async () => {
    const { workspace } = await show();
    await opened();
    await run();
    await save();
    const model = modelOf(valueOf(await workspace.read('example-model')).document);
    await workspace.save({ ...model, body: setAssumption(model.body, 'beta', 1.9) });
    await waitFor(() => {
      expect(screen.getByText(messages.outdated)).toBeTruthy();
    });
    expect(screen.queryByRole('button', { name: messages.runSaved })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: messages.repeatOf(title) }));
    expect(await screen.findByText(messages.runRepeated(title))).toBeTruthy();
    expect(screen.getByText(messages.repeatedShown(title))).toBeTruthy();
    expect(answerOf(messages.mean)).not.toMatch(/\d/);
  });

  it('[UNCERTAINTY-SCREENS-20] says what differs where a repetition has other figures', async () => {
    const { workspace } = await show();
    await opened();
    await run();
    await save();
    const runs = simulationRunsOf(workspace);
    const [row] = valueOf(await runs.list('example-model'));
    const saved = valueOf(await runs.read(row?.id ?? ''));
    const { result } = saved.body;
    if (!result.statistics) throw new Error('The run has figures.');
    const mean = { ...result.statistics.mean, value: 12 };
    const other = { ...result, checksum: 'other', statistics: { ...result.statistics, mean } };
    valueOf(await runs.save({ ...saved, body: { ...saved.body, result: other } }));
    await screen.findByText(/mean .*12\.00/);
    fireEvent.click(screen.getByRole('button', { name: messages.repeatOf(title) }));
    expect((await screen.findByText(/differ from those saved/)).textContent).toMatch(
      /not other\. Mean [\d.]+\sUSD, not 12\.00\sUSD\.$/,
    );
  });

  it('[UNCERTAINTY-SCREENS-20] says that figures differ where the paths are the same', async () => {
    const { workspace } = await show();
    await opened();
    const model = modelOf(valueOf(await workspace.read('example-model')).document);
    const stored = runDocumentOf({ ...finishedRun(model), id: 'one', title: 'Bear case' });
    const { statistics } = stored.body.result;
    if (!statistics) throw new Error('The run has figures.');
    const result = {
      ...stored.body.result,
      statistics: { ...statistics, mean: { ...statistics.mean, value: 12 } },
    };
    valueOf(await simulationRunsOf(workspace).save({ ...stored, body: { ...stored.body, result } }));
    fireEvent.click(await screen.findByRole('button', { name: messages.repeatOf('Bear case') }));
    expect((await screen.findByText(/computes other figures/)).textContent).toMatch(
      /Mean [\d.]+\sUSD, not 12\.00\sUSD\./,
    );
  });

  it('[UNCERTAINTY-SCREENS-21] compares runs by figures and by the settings that differ', async () => {
    const { workspace } = await show();
    await opened();
    await run();
    await save();
    enter(rangeField('Beta'), '0.5');
    enter(screen.getByRole('textbox', { name: messages.seed }), '2');
    await screen.findByText(messages.outdated);
    await run();
    await screen.findByText(/^Seed 2\./);
    await save();
    const second = messages.runTitle('2', '10,000', '1', 'Nov 24, 2026');
    fireEvent.click(await screen.findByRole('checkbox', { name: messages.compareRun(second) }));
    fireEvent.click(screen.getByRole('checkbox', { name: messages.compareRun(title) }));
    const table = await screen.findByRole('table', { name: messages.comparison });
    const percentiles = screen.getByRole('table', { name: messages.percentiles });
    const own = within(percentiles).getByRole('rowheader', { name: 'P50' }).closest('tr');
    const median = own?.querySelector('td')?.textContent ?? '';
    const compared = within(table).getByRole('rowheader', { name: 'P50' }).closest('tr');
    expect(compared?.textContent).toContain(median);
    const cellsOf = (name: string): readonly string[] => {
      const row = within(table).getByRole('rowheader', { name }).closest('tr') as HTMLElement;
      return within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    };
    const saved = simulationRunsOf(workspace);
    const titles = within(table)
      .getAllByRole('columnheader')
      .slice(1)
      .map(({ textContent }) => textContent);
    const rows = valueOf(await saved.list('example-model'));
    const stored = await Promise.all(
      titles.map(async (one) => {
        const row = rows.find((each) => each.title === one);
        return valueOf(await saved.read(row?.id ?? '')).body.result;
      }),
    );
    expect(stored.map(({ checksum }) => checksum)).toEqual(cellsOf(messages.checksum));
    const two = (value: number | undefined): string => (value ?? Number.NaN).toFixed(2);
    const percent = (value: number | undefined): string => `${((value ?? Number.NaN) * 100).toFixed(1)}%`;
    for (const [at, { statistics, failed }] of stored.entries()) {
      const error = statistics?.mean.standardError ?? Number.NaN;
      expect(cellsOf(messages.mean)[at]).toBe(`${two(statistics?.mean.value)} ± ${error.toFixed(3)}`);
      expect(cellsOf(messages.standardDeviation)[at]).toBe(two(statistics?.standardDeviation));
      for (const { probability, value } of statistics?.percentiles ?? [])
        expect(cellsOf(messages.percentile(probability))[at]).toMatch(new RegExp(`^${two(value)} ± `, 'u'));
      const loss = cellsOf(messages.belowPrice)[at] ?? '';
      expect(loss.slice(0, loss.indexOf(' '))).toBe(percent(statistics?.loss?.value));
      expect(cellsOf(messages.withoutValue)[at]).toBe(String(failed));
    }
    const settings = screen.getByRole('table', { name: messages.differentSettings });
    expect(
      within(settings)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Seed', 'Beta']);
    const [head, seeds] = within(settings)
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('thead th, td')].map(({ textContent }) => textContent));
    expect(head).toHaveLength(3);
    expect(seeds).toEqual(head?.slice(1).map((run) => /^Seed (\d)/u.exec(run ?? '')?.[1]));
  });

  it('[UNCERTAINTY-SCREENS-28] tells runs of the same seed apart by name, in the comparison too', async () => {
    const { workspace } = await show();
    await opened();
    await run();
    await save();
    enter(rangeField('Beta'), '0.5');
    await screen.findByText(messages.outdated);
    await run();
    await save();
    const names = [title, messages.numberedTitle(title, '2')];
    for (const name of names)
      fireEvent.click(await screen.findByRole('checkbox', { name: messages.compareRun(name) }));
    const table = await screen.findByRole('table', { name: messages.comparison });
    const heads = within(table).getAllByRole('columnheader').slice(1);
    expect(heads.map(({ textContent }) => textContent).toSorted()).toEqual(names);
    const stored = valueOf(await simulationRunsOf(workspace).list('example-model'));
    expect(stored.map((row) => row.title).toSorted()).toEqual(names);
  });

  it('[UNCERTAINTY-SCREENS-29] renames a run, with a way back, and reads no other run for it', async () => {
    const { workspace, read } = await show();
    const model = modelOf(valueOf(await workspace.read('example-model')).document);
    const stored = (id: string) => runDocumentOf({ ...finishedRun(model), id, title: `Run ${id}` });
    const runs = simulationRunsOf(workspace);
    valueOf(await runs.save(stored('one')));
    valueOf(await runs.save(stored('two')));
    await screen.findByRole('button', { name: messages.renameOf('Run two') });
    read.length = 0;
    fireEvent.click(screen.getByRole('button', { name: messages.renameOf('Run one') }));
    const dialog = await screen.findByRole('dialog');
    const name = within(dialog).getByRole('textbox');
    fireEvent.change(name, { target: { value: 'Bear case' } });
    fireEvent.click(within(dialog).getByRole('button', { name: messages.rename }));
    expect(await screen.findByText(messages.runRenamed('Run one', 'Bear case'))).toBeTruthy();
    expect(await screen.findByRole('button', { name: messages.renameOf('Bear case') })).toBeTruthy();
    expect(
      valueOf(await runs.list('example-model'))
        .map(({ title: each }) => each)
        .toSorted(),
    ).toEqual(['Bear case', 'Run two']);
    expect(read).not.toContain('two');
    fireEvent.click(screen.getByRole('button', { name: messages.undo }));
    expect(await screen.findByRole('button', { name: messages.renameOf('Run one') })).toBeTruthy();
    await workspace.save({ ...model, id: 'another' });
    expect(valueOf(await workspace.list())).toHaveLength(4);
    expect(read.filter((id) => id === 'two')).toEqual([]);
  });

  it('[UNCERTAINTY-SCREENS-22] opens the settings of a run, and deletes it to Trash with a way back', async () => {
    const { workspace } = await show({ models: [exampleDocumentWithScenarios()] });
    await opened();
    enter(rangeField('Beta'), '0.5');
    await run();
    await save();
    fireEvent.click(screen.getByRole('button', { name: messages.resetOf('Beta') }));
    enter(weightField('Base'), '60');
    const own = numberIn(rangeField('Beta'));
    expect(own).not.toBe(0.5);
    fireEvent.click(await screen.findByRole('button', { name: messages.settingsOf(title) }));
    expect(numberIn(rangeField('Beta'))).toBe(0.5);
    expect(numberIn(weightField('Base'))).toBe(60);
    fireEvent.click(screen.getByRole('button', { name: messages.undo }));
    expect(numberIn(rangeField('Beta'))).toBe(own);
    fireEvent.click(screen.getByRole('button', { name: messages.deleteOf(title) }));
    expect(await screen.findByText(messages.runDeleted(title))).toBeTruthy();
    expect(valueOf(await workspace.listRemoved())).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: messages.undo }));
    expect(await screen.findByRole('button', { name: messages.repeatOf(title) })).toBeTruthy();
  });

  it('[UNCERTAINTY-SCREENS-43] offers to save a run again that was moved to Trash, and not once it is back', async () => {
    const entries = createStoredEntries({});
    const { unmount, workspace } = await show({ entries });
    await opened();
    await run();
    await save();
    fireEvent.click(await screen.findByRole('button', { name: messages.deleteOf(title) }));
    expect(await screen.findByRole('button', { name: messages.saveRun })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: messages.undo }));
    expect(await screen.findByRole('button', { name: messages.runSaved })).toBeTruthy();
    // Deleted while the screen is closed.
    unmount();
    const [saved] = valueOf(await workspace.list()).filter(({ kind }) => kind === 'simulation-run');
    await workspace.remove(saved?.id ?? '');
    render(<ScreenStage workspace={workspace} entries={entries} workers={createFakeWorkers({})} />);
    expect(await screen.findByRole('button', { name: messages.saveRun })).toBeTruthy();
    await save();
    expect(valueOf(await workspace.list()).filter(({ kind }) => kind === 'simulation-run')).toHaveLength(1);
  });
});

it('[UNCERTAINTY-SCREENS-13] has the base value in the middle of the grid of the two strongest inputs', async () => {
  await show();
  const grid = await screen.findByRole('table', { name: messages.grid });
  const value = exampleValuation().evaluator.number('value_per_share');
  const middle = within(grid).getAllByRole('row')[3];
  expect(within(middle as HTMLElement).getAllByRole('cell')[2]?.textContent).toContain(value.toFixed(1));
});

it('[UNCERTAINTY-SCREENS-59] has the choices of rows and columns under a heading', async () => {
  await show();
  const panel = within(await screen.findByRole('region', { name: messages.axes }));
  expect(panel.getByRole('heading', { name: messages.axes })).toBeTruthy();
  for (const name of [messages.rows, messages.columns, messages.third])
    expect(panel.getByRole('button', { name: new RegExp(name) })).toBeTruthy();
});

it('[UNCERTAINTY-SCREENS-27] shows the grid at the level that is chosen of a third input', async () => {
  await show();
  await opened();
  const middle = (): string | null => {
    const table = screen.getByRole('table', { name: new RegExp(`^${messages.grid}`) });
    return (
      within(within(table).getAllByRole('row')[3] as HTMLElement).getAllByRole('cell')[2]?.textContent ?? null
    );
  };
  const base = middle();
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`${messages.third}$`) }));
  fireEvent.click(await screen.findByRole('option', { name: 'Beta' }));
  const levels = await screen.findByRole('radiogroup', { name: 'Beta' });
  expect(within(levels).getAllByRole('radio')).toHaveLength(3);
  expect(middle()).toBe(base);
  fireEvent.click(within(levels).getAllByRole('radio')[2] as HTMLElement);
  await waitFor(() => {
    expect(Number.parseFloat(middle() ?? '')).toBeLessThan(Number.parseFloat(base ?? ''));
  });
  expect(screen.getByText(/^The value per share as .*, with Beta \+/)).toBeTruthy();

  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const files: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:';
      static override revokeObjectURL = () => undefined;
    },
  );
  for (const level of [2, 1, 0]) {
    fireEvent.click(within(levels).getAllByRole('radio')[level] as HTMLElement);
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^Actions of ${messages.grid}`) }));
    fireEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  }
  expect(files).toEqual([
    expect.stringMatching(/^EXM grid of .+ by .+, Beta \+[\d.]+×\.csv$/u),
    expect.stringMatching(/, Beta at base\.csv$/u),
    expect.stringMatching(/, Beta −[\d.]+×\.csv$/u),
  ]);
});

it('[UNCERTAINTY-SCREENS-32] explains saved settings that the model cannot use, where they are used, and corrects them', async () => {
  const entries = createStoredEntries({});
  const outcomes = [-0.1, 0.1].map((change) => ({ change, probability: 0.4 }));
  const inputs = {
    beta: { isIncluded: true, spread: { kind: 'discrete', outcomes } },
    former_multiple: { isIncluded: true, spread: { kind: 'normal', range: 1 } },
  };
  entries.open(analysisSettingsEntry).replace({ 'example-model': { ...startingSettings, inputs } });
  await show({ entries });
  await opened();
  const problem = messages.probabilitiesShort('80.0%', '20.0%');
  expect(screen.getByText(messages.leftOut(messages.problemOf('Beta', problem)))).toBeTruthy();
  expect(screen.getByRole('button', { name: messages.run }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`${messages.rows}$`) }));
  fireEvent.click(await screen.findByRole('option', { name: 'Beta' }));
  expect(await screen.findByText(messages.gridFailed)).toBeTruthy();
  const [mend] = screen.getAllByRole('button', {
    name: messages.mendOf(messages.scaleProbabilities, 'Beta'),
  });
  fireEvent.click(mend as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: messages.removeGone }));
  await waitFor(() => {
    expect(screen.queryByText(messages.gridFailed)).toBeNull();
  });
  expect(screen.queryByText(problem, { exact: false })).toBeNull();
  expect(screen.queryByText(/former multiple/)).toBeNull();
  await simulate();
});

it('[UNCERTAINTY-SCREENS-14] tells the footer its sources, and nothing after it is left', async () => {
  const { shown, unmount } = await show();
  await opened();
  expect(shown.at(-1)).toEqual({
    statements: 'SEC EDGAR',
    prices: [{ source: 'Imported file', asOf: '2026-11-20T21:00:00Z' }],
    sample: false,
  });
  unmount();
  expect(shown.at(-1)).toBeNull();
});
