export { NotFoundScreen, type NotFoundScreenProps } from './not-found/NotFoundScreen.js';
