import { screen } from '@testing-library/react';
import type { ToolReport } from '@truciolo/gcode';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { DiameterField, type TypedDiameters } from './diameter-field.tsx';

const tool = (diameter: ToolReport['diameter']) => ({ number: 1, name: null, diameter }) as ToolReport;

/** The page times the program again after a change; its answer comes when the button is pressed. */
function Table() {
  const [typed, setTyped] = useState<TypedDiameters>({});
  const [report, setReport] = useState(tool({ value: 10, source: 'text' }));
  const answer = (value: number | undefined) =>
    setReport(tool(value === undefined ? { value: 10, source: 'text' } : { value, source: 'typed' }));
  const onDiameter = (name: string, value: number | null) => {
    const { [name]: _, ...others } = typed;
    setTyped(value === null ? others : { ...others, [name]: value });
  };
  return (
    <>
      <DiameterField tool={report} typed={typed} onDiameter={onDiameter} />
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => answer(4.8)}>
        late answer
      </button>
      <button type="button" onClick={() => answer(typed.T1)}>
        answer
      </button>
    </>
  );
}

it('an answer to the previous diameter does not replace the one being typed', async () => {
  const { user } = renderPage(<Table />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Diametro di T1, mm' });
  await user.clear(field);
  await user.type(field, '4,8{Enter}');
  await user.clear(field);
  await user.type(field, '12.5');
  await user.click(screen.getByRole('button', { name: 'late answer' }));
  await user.tab();
  expect(field.value).toBe('12,5');
  await user.click(screen.getByRole('button', { name: 'answer' }));
  expect(field.value).toBe('12,5');
});

it('a diameter taken back leaves the field empty until the program’s own is read again', async () => {
  const { user } = renderPage(<Table />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Diametro di T1, mm' });
  await user.clear(field);
  await user.type(field, '4,8{Enter}');
  await user.click(screen.getByRole('button', { name: 'late answer' }));
  await user.clear(field);
  await user.tab();
  expect(field.value).toBe('');
  await user.click(screen.getByRole('button', { name: 'answer' }));
  expect(field.value).toBe('10');
});
