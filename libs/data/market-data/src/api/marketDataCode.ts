// What the store is given once it is loaded (loadMarketData.ts): all of it in one part of the program.
export { setupListeners } from '@reduxjs/toolkit/query';
export { marketDataApi } from './marketDataApi.js';
