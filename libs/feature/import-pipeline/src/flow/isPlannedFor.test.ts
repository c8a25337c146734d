import { newPortfolioBody, type PortfolioBody } from '@finance-analyst/documents';
import { expect, it } from 'vitest';
import { brokerTexts } from '../testing/brokerTexts.js';
import { importInto } from '../testing/importText.js';
import { isPlannedFor } from './isPlannedFor.js';

const body = importInto(newPortfolioBody('USD'), brokerTexts['Fidelity'] ?? '');

it.each(['rows', 'accounts', 'instruments'] as const)(
  '[IMPORT-PIPELINE-25] knows a portfolio whose %s changed',
  (part) => {
    const less: PortfolioBody = { ...body, [part]: body[part].slice(1) };
    const [first] = body[part];
    const other: PortfolioBody = { ...body, [part]: body[part].with(0, { ...first, id: 'other' } as never) };
    expect(isPlannedFor(body, structuredClone(body))).toBe(true);
    expect(isPlannedFor(body, less)).toBe(false);
    expect(isPlannedFor(body, other)).toBe(false);
  },
);
