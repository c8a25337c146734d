import { createHash } from 'node:crypto';
import { leveragedBuyout2Source as s } from './libs/domain/valuation/src/leveraged-buyout-2/leveragedBuyout2Source.js';
console.log(createHash('sha256').update(s).digest('hex'));
