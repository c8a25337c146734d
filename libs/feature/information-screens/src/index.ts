export {
  NotFoundScreen,
  type CompanySearchState,
  type NotFoundScreenProps,
} from './not-found/NotFoundScreen.js';
