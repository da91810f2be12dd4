import { screen } from '@testing-library/react';
import type { RequestPosition } from '@truciolo/contract';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { OtherParts } from './other-parts.tsx';

const part = (id: string, code: string): RequestPosition => ({
  id,
  files: ['f'],
  takenFrom: null,
  fields: { code: { state: 'proposed', value: code, readings: [] } },
});

function Page() {
  const [positions, setPositions] = useState([part('1', 'TAB-300-01')]);
  const others = [part('2', 'TAB-300-02'), part('3', 'TAB-300-03')];
  return (
    <>
      <OtherParts
        others={others}
        positions={positions}
        onAdd={(added) => setPositions([...positions, ...added])}
      />
      <ul>
        {positions.map(({ id, fields }) => (
          <li key={id}>{fields.code?.value}</li>
        ))}
      </ul>
    </>
  );
}

it('parts of a table drawing without a position are named, become positions with a click, and are named no more', async () => {
  const { user } = renderPage(<Page />);
  const note = screen.getByRole('status');
  expect(note.textContent).toContain('anche 2 altri pezzi: TAB-300-02, TAB-300-03');
  await user.click(screen.getByRole('button', { name: 'Aggiungi le posizioni' }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'TAB-300-01',
    'TAB-300-02',
    'TAB-300-03',
  ]);
  expect(screen.queryByRole('status')).toBeNull();
});
