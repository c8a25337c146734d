import { useScreens } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

/** `/__dev/nav`, in development builds: every address, with its screen's question. */
export function AddressesRoute(): ReactElement {
  return (
    <>
      <h1>All addresses</h1>
      <ul>
        {useScreens().map(({ id, path, title, question }) => (
          <li key={id}>
            <Link to={path}>{path}</Link> {title}: {question}
          </li>
        ))}
      </ul>
    </>
  );
}
