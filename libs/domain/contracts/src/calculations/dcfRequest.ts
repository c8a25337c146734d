import * as z from 'zod/mini';

/** Most years that a forecast may have. */
export const maximumForecastYears = 50;

/** Words for a value that is missing or of another type. */
const requiredAs = (expected: string) => (issue: { readonly input?: unknown }) =>
  issue.input === undefined ? `is required and ${expected}` : expected;

const numberSchema = z.number({ error: requiredAs('must be a number') });
const optionalNumberSchema = z.number({ error: 'must be a number' });

const driverForm = `must be a number, or an array of 1 to ${maximumForecastYears} numbers`;
const driverSchema = z.union(
  [
    numberSchema,
    z
      .array(z.number())
      .check(z.minLength(1, { error: driverForm }), z.maxLength(maximumForecastYears, { error: driverForm })),
  ],
  { error: requiredAs(driverForm) },
);

/** The names of the drivers: one number for all years, or one for each. */
export const dcfDrivers = [
  'revenueGrowth',
  'operatingMargin',
  'taxRate',
  'depreciationRate',
  'capitalExpenditureRate',
  'workingCapitalRate',
] as const;

/** The parts of the cost of capital; rates are annual fractions, `debtWeight` is debt over debt plus equity. */
export const dcfCostOfCapitalSchema = z.strictObject(
  {
    riskFreeRate: numberSchema,
    equityRiskPremium: numberSchema,
    beta: numberSchema,
    costOfDebt: numberSchema,
    taxRate: numberSchema,
    debtWeight: numberSchema,
  },
  { error: objectError('riskFreeRate, equityRiskPremium, beta, costOfDebt, taxRate and debtWeight') },
);

/** What the years after the forecast are worth. */
export const dcfTerminalSchema = z.discriminatedUnion(
  'method',
  [
    z.strictObject(
      { method: z.literal('perpetual-growth'), growth: numberSchema },
      { error: objectError('method and growth') },
    ),
    z.strictObject(
      {
        method: z.literal('exit-multiple'),
        multiple: numberSchema,
        metric: z.enum(['ebitda', 'ebit'], { error: requiredAs("must be 'ebitda' or 'ebit'") }),
      },
      { error: objectError('method, multiple and metric') },
    ),
  ],
  { error: requiredAs("must have the method 'perpetual-growth' or 'exit-multiple'") },
);

/** The message for a value that is not an object, or one with unknown fields. */
function objectError(fields: string) {
  return (issue: { readonly code?: string; readonly input?: unknown; readonly keys?: readonly string[] }) => {
    if (issue.code === 'unrecognized_keys') return `has unknown fields: ${(issue.keys ?? []).join(', ')}`;
    return requiredAs(`must be an object with ${fields}`)(issue);
  };
}

interface DriverLengths {
  readonly years?: number | undefined;
  readonly drivers: Readonly<Record<string, number | readonly number[]>>;
}

/** What is wrong with the lengths of driver arrays and the number of years, by field. */
function lengthProblems({ years, drivers }: DriverLengths): { field: string; message: string }[] {
  const arrays = Object.entries(drivers).flatMap(([field, driver]) =>
    typeof driver === 'number' ? [] : [{ field, length: driver.length }],
  );
  const [first] = arrays;
  if (!first) return [];
  const problems = arrays
    .filter(({ length }) => length !== first.length)
    .map(({ field, length }) => ({
      field,
      message: `must have the length of ${first.field}, ${first.length}, not ${length}`,
    }));
  if (years === undefined || years === first.length) return problems;
  const message = `must be the length of the driver arrays, ${first.length}, or be left out`;
  return [...problems, { field: 'years', message }];
}

/**
 * Body of `POST /api/calculations/dcf`. Rates are fractions, money is in units of `currency`, `shares` are shares. All
 * driver arrays have one length, which is the number of years; the cost of capital is either `wacc` or built up.
 */
export const dcfRequestSchema = z
  .strictObject(
    {
      /** A label only; it fills in no values. */
      symbol: z.optional(
        z.string({ error: 'must be text' }).check(z.maxLength(200, { error: 'is too long' })),
      ),
      currency: z
        .string({ error: requiredAs('must be a currency code such as USD') })
        .check(z.regex(/^[A-Z]{3}$/, { error: 'must be a currency code of three capitals such as USD' })),
      years: z.optional(
        z
          .int({ error: 'must be a whole number' })
          .check(
            z.gte(1, { error: 'must be at least 1' }),
            z.lte(maximumForecastYears, { error: `must be at most ${maximumForecastYears}` }),
          ),
      ),
      baseRevenue: numberSchema,
      revenueGrowth: driverSchema,
      operatingMargin: driverSchema,
      taxRate: driverSchema,
      depreciationRate: driverSchema,
      capitalExpenditureRate: driverSchema,
      workingCapitalRate: driverSchema,
      /** By default the working capital rate of year 1 × base revenue. */
      baseWorkingCapital: z.optional(optionalNumberSchema),
      wacc: z.optional(optionalNumberSchema),
      costOfCapital: z.optional(dcfCostOfCapitalSchema),
      discounting: z._default(
        z.enum(['end-of-year', 'mid-year'], { error: "must be 'end-of-year' or 'mid-year'" }),
        'end-of-year',
      ),
      terminal: dcfTerminalSchema,
      cash: z._default(optionalNumberSchema, 0),
      debt: z._default(optionalNumberSchema, 0),
      minorityInterest: z._default(optionalNumberSchema, 0),
      preferredEquity: z._default(optionalNumberSchema, 0),
      nonOperatingAssets: z._default(optionalNumberSchema, 0),
      sharesOutstanding: numberSchema,
    },
    { error: objectError('the fields of a DCF') },
  )
  .check(({ value, issues }) => {
    const report = (field: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [field], message });
    if (value.wacc === undefined && value.costOfCapital === undefined) {
      report('wacc', 'is required where costOfCapital is not given');
    }
    if (value.wacc !== undefined && value.costOfCapital !== undefined) {
      report('wacc', 'must be left out where costOfCapital is given');
    }
    const drivers = Object.fromEntries(dcfDrivers.map((name) => [name, value[name]]));
    for (const { field, message } of lengthProblems({ years: value.years, drivers })) report(field, message);
  });

/** The body as it is sent: what has a default may be left out. */
export type DcfRequestBody = z.input<typeof dcfRequestSchema>;
/** The body with its defaults filled in. */
export type DcfRequest = z.output<typeof dcfRequestSchema>;
