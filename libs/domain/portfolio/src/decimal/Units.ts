/**
 * A whole number of the smallest unit of an amount, always exact: a number up to ±(2⁵³ − 1), a bigint beyond. Each value
 * has only one form, so that `===` compares values. Numbers make the usual case fast, bigints make every case right.
 */
export type Units = number | bigint;
