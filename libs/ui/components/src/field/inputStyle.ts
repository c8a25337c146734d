import { classNames } from '../classNames.js';
import styles from './Input.module.css';

/** The class of a native input or text area inside a FieldFrame. */
export const inputStyle = (appearance: 'field' | 'cell' = 'field'): string =>
  classNames(styles['input'], styles[appearance]);
