import { paths } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import styles from './ProductMark.module.css';

/** The product's name, linked to Home; only its mark where there is no room. */
export function ProductMark(): ReactElement {
  return (
    <Link to={paths.home} className={styles['mark']}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="7" />
        <path d="M7 17h4.5v8H7zM13.75 9h4.5v8h-4.5z" opacity=".72" />
        <path d="M20.5 7H25v18h-4.5z" />
      </svg>
      <span>
        Finance Analyst <em>Pro</em>
      </span>
    </Link>
  );
}
