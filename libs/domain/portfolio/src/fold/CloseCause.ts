/** Why a part of a lot is closed. A withdrawal in kind closes at cost. */
export type CloseCause = 'sell' | 'cover' | 'merger' | 'cash-in-lieu' | 'return-of-capital' | 'withdrawal';
