import type { InputValues } from '../evaluation/inputValues.js';

/** Two loans that are one sub-model, the first with equal payments. */
export const loanModel = `model "Loans"
timeline 5 years
input rate: rate = 9%
input senior_amount: amount
input term: years = 5

section "Loans"
use loan as senior with opening = senior_amount, interest_rate = rate,
  payment = 0 - pmt(rate, term, senior_amount) "Senior loan"
use loan as junior with interest_rate = rate "Junior loan"
line interest = senior.interest + junior.interest
line debt = senior.balance + junior.balance
value total_interest = sum(interest)

submodel loan
  input opening: amount
  input interest_rate: rate = 5%
  input payment[]: amount
  input interest_on: choice(opening_balance, average_balance) = opening_balance
  section "Balance"
  line interest = interest_rate * if(interest_on = average_balance, (balance[-1] + balance) / 2, balance[-1])
  line principal = payment - interest
  line balance = balance[-1] - principal from opening
  value interest_paid = sum(interest)
  iterate interest tolerance 1e-12 at most 100 rounds "Interest"
  check unpaid warning when last(balance) > 0.01 "{balance} is not repaid."
end
`;

export const loanInputs: InputValues = {
  senior_amount: 67_000,
  'junior.opening': 39_000,
  'junior.payment': 10_026.61,
};
