// What loadMarketData.ts adds to the store, in one chunk.
export { setupListeners } from '@reduxjs/toolkit/query';
export { marketDataApi } from './marketDataApi.js';
