import { expect, it } from 'vitest';
import { keepEarlyInput } from './early-input.ts';

it('presses a button again that was pressed before the page could answer, once', async () => {
  document.body.innerHTML =
    '<form action="/elsewhere"><button id="choose"><i>Scegli file</i></button></form>';
  const early = keepEarlyInput(window);
  document.querySelector<HTMLElement>('#choose i')?.click();
  await early.begun;
  const seen: string[] = [];
  const button = document.querySelector<HTMLElement>('#choose');
  button?.addEventListener('click', (event) => {
    event.preventDefault();
    seen.push('pressed');
  });
  early.replay();
  expect(seen).toEqual(['pressed']);
  button?.click();
  expect(seen).toEqual(['pressed', 'pressed']);
});

it('hands over files that were dropped before the page could take them', async () => {
  const early = keepEarlyInput(window);
  const drop = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(drop, { dataTransfer: { files: [new File(['x'], 'perno.step')] } });
  window.dispatchEvent(drop);
  expect(drop.defaultPrevented).toBe(true);
  await early.begun;
  const names: string[] = [];
  window.addEventListener('drop', ({ dataTransfer }) => {
    for (const file of dataTransfer?.files ?? []) names.push(file.name);
  });
  early.replay();
  expect(names).toEqual(['perno.step']);
});

it('writes texts again that were typed before the page took its fields over', async () => {
  document.body.innerHTML = '<input name="company" />';
  const early = keepEarlyInput(window);
  const field = document.querySelector('input');
  if (!field) throw new Error('the sample has a field');
  field.value = 'Pompe Adda';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await early.begun;
  field.value = '';
  const seen: string[] = [];
  field.addEventListener('input', () => seen.push(field.value));
  early.replay();
  expect(seen).toEqual(['Pompe Adda']);
});
