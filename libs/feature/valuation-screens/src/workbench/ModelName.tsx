import { titleOfNewModel, type AnalystDocument } from '@finance-analyst/documents';
import styles from './ModelName.module.css';

/** The model's own name, where it says more than the company's: that of a copy, or one that the analyst gave. */
export const ModelName = ({ model: { title, body } }: { readonly model: AnalystDocument }) =>
  title !== body.instrument.name &&
  title !== titleOfNewModel(body.instrument.name) && <p className={styles['name']}>{title}</p>;
