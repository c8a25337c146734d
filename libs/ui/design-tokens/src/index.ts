export { rootAttributes } from './rootAttributes.js';
