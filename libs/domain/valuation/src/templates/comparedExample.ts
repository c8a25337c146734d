/** The company that the examples of both templates of multiples value. */
export const comparedExample = {
  ebitda: 400,
  ebit: 300,
  revenue: 2200,
  net_income: 190,
  book_value: 1500,
  shares_outstanding: 100,
  share_price: 28,
  cash: 150,
  non_operating_assets: 30,
  associates: 20,
  debt: 700,
  minority_interest: 60,
  pension_claim: 40,
} as const;
