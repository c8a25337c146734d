import type { ReactElement } from 'react';

/** A screen longer than its window, whose lines reach from one side of the main area to the other. */
export const LongScreen = (): ReactElement => (
  <>
    <h1>Northwind Instruments</h1>
    <ul style={{ padding: 0, listStyle: 'none' }} aria-label="Forecast">
      {Array.from({ length: 60 }, (_, year) => (
        <li
          key={year}
          style={{
            display: 'flex',
            justifyContent: 'space-between',
            borderBottom: '1px solid var(--color-line)',
          }}
        >
          <span>{2026 + year}</span> <span>{(4690 + year * 474).toLocaleString('en-US')}</span>
        </li>
      ))}
    </ul>
  </>
);
