/** The texts of the wizard. */
export const messages = {
  progress: (step: number, count: number) => `Step ${step} of ${count}`,
  back: 'Back',
  next: 'Next',
  create: 'Create model',
  creating: 'Creating the model',
  discard: 'Discard entries',

  presetStep: 'What do you want to make?',
  preset: 'Kind of model',
  presets: {
    dcf: {
      title: 'Discounted cash flow',
      explained:
        'What a company is worth from its own cash flows; a bank or insurer from its excess returns, a property company from its funds from operations.',
    },
    lbo: {
      title: 'Leveraged buyout',
      explained: 'What a buyer would earn who borrows what EBITDA supports and repays it from cash flow.',
    },
  },

  companyStep: 'Which company?',
  company: 'Company',
  companyPlaceholder: 'Name or symbol',
  otherCompanyPlaceholder: 'Choose another company',
  onDevice: 'On this device',
  noCompanyFound: 'No company matches. Try its full name or its symbol.',
  searchFailed: 'The search failed. Press Enter in this field to try again.',
  chooseFromList: (chosen: string | null) =>
    `Choose a company from the list${chosen === null ? '' : `, or clear this field to continue with ${chosen}`}.`,
  companyNeeded: 'Choose a company to continue.',
  companyLoading: 'The company is still loading.',
  otherCompanyNeeded: 'Choose another company to continue.',
  loading: (symbol: string) => `Loading ${symbol}…`,
  notLoaded: (symbol: string) => `${symbol} could not be loaded`,
  sample: 'Sample',
  currency: 'Currency',
  price: 'Price',
  priceNotLoaded: 'Not loaded',
  priceFailed: 'The price could not be loaded',
  modelWithoutPrice: 'Until it is, a model is created without a price.',
  noPrice: 'No source has a price.',
  priceOf: (day: string) => `on ${day}`,
  method: 'Method',
  mostlyEquity: (share: string, debt: string, offer: string): string =>
    `At the default premium, ${share} of the money is equity: debt is ${debt} EBITDA, and the offer values the company at ${offer} EBITDA.`,
  noMethod: 'No method fits this company',
  outdated: (moment: string) => `Fetched ${moment}; may be out of date.`,

  namingStep: 'Name and timeframe',
  name: 'Name',
  nameNeeded: 'Enter a name.',
  type: 'Type',
  timeframe: 'Timeframe',
  years: 'years',
  yearsNeeded: 'Enter a whole number of years from 1 to 20.',
  proposed: (years: number) => `This company’s history proposes ${years} years.`,
  useProposed: (years: number) => `Use ${years} years`,
  currencyDefault: 'Currency: USD until a company is chosen, then that of its filings.',
  currencyFixed: 'The currency of its filings. A model is not converted.',

  created: 'Model created',
  isSaved: (title: string) => `“${title}” is saved.`,
  notCreated: 'The model was not created',
} as const;
