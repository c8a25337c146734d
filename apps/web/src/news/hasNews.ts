// A file of its own, so that asking does not bring the screens with it.
export { hasNews } from '@finance-analyst/information-screens';
