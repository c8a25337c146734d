import type { AmountScale } from '@finance-analyst/documents';
import type { WorkbookTemplate } from '@finance-analyst/contracts';
import type { Result } from '@finance-analyst/foundation';
import { isoDate, type Evaluator } from '@finance-analyst/model-engine';
import type { WorkbookOptions } from '@finance-analyst/model-workbook';
import {
  amountScaleOf,
  evaluateValuation,
  newValuationBody,
  otherMethods,
  type ModelPreset,
  type OtherMethodName,
  type Valuation,
} from '@finance-analyst/valuation';
import { assumptionSources, savedSources } from './inputSources.js';
import type { CompanyWorkbookTask } from './companyWorkbook.js';

/** A company's model with its figures, and where its inputs come from. */
export interface CompanyModel {
  readonly evaluator: Evaluator;
  readonly sources: NonNullable<WorkbookOptions['sources']>;
  readonly scale: AmountScale;
  /** Where the value of the model is that of another day than the price: what it is on the day of the price. */
  readonly carried?: { readonly value: number; readonly day: string };
}

/** How a template's model is made from a company's statements. */
type Recipe =
  /** A new model, as a person opens it, if it is one of this template. */
  | { readonly preset: ModelPreset; readonly id: string }
  /** A method beside free cash flow to the firm. */
  | { readonly beside: OtherMethodName }
  /** Nothing that a company files gives its inputs. */
  | { readonly none: string };

const recipes: Readonly<Record<WorkbookTemplate, Recipe>> = {
  fcff: { preset: 'dcf', id: 'free-cash-flow-to-firm' },
  'excess-return': { preset: 'dcf', id: 'excess-return' },
  lbo: { preset: 'lbo', id: 'leveraged-buyout' },
  fcfe: { beside: 'freeCashFlowToEquity' },
  ddm: { beside: 'dividendDiscount' },
  'residual-income': { beside: 'residualIncome' },
  epv: { beside: 'earningsPower' },
  comparables: { none: 'Peers have to be chosen: send them with the template comparables.' },
  'three-statements': {
    none: 'A financing plan has to be decided: send it with the template linked-three-statements.',
  },
};

/** The default model of a company by a template, or why it has none. */
export function companyModel(task: Omit<CompanyWorkbookTask, 'createdAt'>): Result<CompanyModel> {
  const recipe = recipes[task.template];
  if ('none' in recipe) return { ok: false, reason: recipe.none };
  const opened = openModel(task, 'preset' in recipe ? recipe.preset : 'dcf');
  if (!opened.ok) return opened;
  const valuation = opened.value;
  const { id } = valuation.body.template;
  const scale = amountScaleOf(valuation);
  if ('preset' in recipe)
    return id === recipe.id
      ? { ok: true, value: { evaluator: valuation.evaluator, sources: savedSources(valuation), scale } }
      : { ok: false, reason: `${task.fundamentals.name} ${valuedBy(id)}` };
  const answer = otherMethods(valuation).find(({ method }) => method === recipe.beside)?.answer;
  if (!answer)
    return {
      ok: false,
      reason:
        id === 'free-cash-flow-to-firm'
          ? `${task.fundamentals.name} has no value by default, and this method uses the same assumptions.`
          : `${task.fundamentals.name} ${valuedBy(id)}`,
    };
  if (!answer.ok) return answer;
  const { evaluator, assumptions, middle } = answer.value;
  const day = isoDate(valuation.evaluator.number('valuation_date'));
  return {
    ok: true,
    value: { evaluator, sources: assumptionSources(assumptions), scale, carried: { value: middle, day } },
  };
}

const namesOfTemplates = new Map(
  Object.entries(recipes).flatMap(([name, recipe]) => ('id' in recipe ? [[recipe.id, name] as const] : [])),
);

/** Which template values a company instead. */
function valuedBy(id: string): string {
  const name = namesOfTemplates.get(id);
  return name === undefined
    ? 'is a property company, which none of these templates fits.'
    : `is not valued by this method. Use template=${name}.`;
}

function openModel(
  { fundamentals, parameters, quote }: Omit<CompanyWorkbookTask, 'createdAt'>,
  preset: ModelPreset,
): Result<Valuation> {
  const body = newValuationBody({ fundamentals, parameters, quote, preset });
  if (!body.ok) return body;
  const evaluated = evaluateValuation(body.value, fundamentals);
  return evaluated.ok
    ? { ok: true, value: evaluated.valuation }
    : { ok: false, reason: evaluated.reasons.join(' ') };
}
