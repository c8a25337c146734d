/** The risk-free rate a year, a fraction, where no data provides one and the server is not configured otherwise. */
export const usualRiskFreeRate = 0.0425;
