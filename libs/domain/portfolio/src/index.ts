export { currencyPlaces } from './currency/currencyPlaces.js';
