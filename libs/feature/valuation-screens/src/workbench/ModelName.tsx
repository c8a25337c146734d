import { titleOfNewModel, type ValuationModelDocument } from '@finance-analyst/documents';
import styles from './ModelName.module.css';

/** The model's own name, if it differs from the default: that of a copy, or one given by the analyst. */
export const ModelName = ({ model: { title, body } }: { readonly model: ValuationModelDocument }) =>
  title !== body.instrument.name &&
  title !== titleOfNewModel(body) && <p className={styles['name']}>{title}</p>;
