import { expect, it, onTestFinished } from 'vitest';
import { keepEarlyInput } from './early-input.ts';

/** Stops listening after the test: its presses and submits would be kept from every later page of this window. */
function keepEarly() {
  const early = keepEarlyInput(window);
  onTestFinished(early.replay);
  return early;
}

it('presses a button again that was pressed before the page could answer, once', async () => {
  document.body.innerHTML =
    '<form action="/elsewhere"><button id="choose"><i>Scegli file</i></button></form>';
  const early = keepEarly();
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
  const early = keepEarly();
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

/** One field in the page, and a user who changes it before the scripts run. */
function changed(html: string, change: (field: HTMLInputElement) => void) {
  document.body.innerHTML = html;
  const early = keepEarly();
  const field = document.body.firstElementChild as HTMLInputElement;
  change(field);
  return { early, field };
}

it('presses a button once that was pressed twice because nothing seemed to happen', () => {
  const { early, field } = changed('<button>Scegli file</button>', (button) => {
    button.click();
    button.click();
  });
  let count = 0;
  field.addEventListener('click', () => count++);
  early.replay();
  expect(count).toBe(1);
});

it.each(['', 'Pompe Adda'])(
  'writes texts again that were typed before the page took its fields over (they then hold "%s")',
  async (left) => {
    const { early, field } = changed('<input name="company" />', (input) => {
      input.value = 'Pompe Adda';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await early.begun;
    // React hears of a text only if it differs from the last one that was set through the field itself.
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    let known = left;
    Object.defineProperty(field, 'value', {
      configurable: true,
      get: () => own?.get?.call(field),
      set: (value: string) => {
        known = value;
        own?.set?.call(field, value);
      },
    });
    field.value = left;
    const seen: string[] = [];
    field.addEventListener('input', () => field.value !== known && seen.push(field.value));
    early.replay();
    expect(seen).toEqual(['Pompe Adda']);
  },
);

it('a box is ticked at once, and the page hears of it later', () => {
  const { early, field } = changed('<input type="checkbox" />', (box) => box.click());
  expect(field.checked).toBe(true);
  const seen: boolean[] = [];
  field.addEventListener('change', () => seen.push(field.checked));
  early.replay();
  expect(seen).toEqual([true]);
});

it('a list keeps the choice, also when the page set it back', () => {
  const options = '<option>it</option><option>de</option>';
  const { early, field } = changed(`<select>${options}</select>`, (list) => {
    list.value = 'de';
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  field.value = 'it';
  const seen: string[] = [];
  field.addEventListener('change', () => seen.push(field.value));
  early.replay();
  expect(seen).toEqual(['de']);
});

it('files that were chosen before are told to the page', () => {
  const { early, field } = changed('<input type="file" />', (files) =>
    files.dispatchEvent(new Event('change', { bubbles: true })),
  );
  let count = 0;
  field.addEventListener('change', () => count++);
  early.replay();
  expect(count).toBe(1);
});

it('a list of files that is open tells the page that files are about to come', () => {
  const { early, field } = changed('<input type="file" />', (files) => files.click());
  let count = 0;
  field.addEventListener('pointerdown', () => count++);
  early.replay();
  expect(count).toBe(1);
});

it('the pointer on the field of files tells that files are about to come, elsewhere it does not', async () => {
  document.body.innerHTML = '<p>Officina</p><input type="file" />';
  const early = keepEarly();
  let isNear = false;
  void early.near.then(() => {
    isNear = true;
  });
  const over = async (selector: string) => {
    document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await early.begun;
    await Promise.resolve();
  };
  await over('p');
  expect(isNear).toBe(false);
  await over('input');
  expect(isNear).toBe(true);
});

it('the first sign and the approach of files are told once each, also after the page took over', async () => {
  document.body.innerHTML = '<input type="file" />';
  const early = keepEarly();
  early.replay();
  const told: string[] = [];
  void early.begun.then(() => told.push('begun'));
  window.dispatchEvent(new Event('pointerover'));
  await early.begun;
  expect(told).toEqual(['begun']);

  const other = keepEarly();
  window.dispatchEvent(new Event('dragenter'));
  await Promise.all([other.begun, other.near]);
});
