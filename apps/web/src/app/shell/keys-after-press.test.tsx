import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startKeysAfterPress } from './keys-after-press.ts';

let stop = () => {};
const button = () => document.querySelector('button') as HTMLButtonElement;
const field = () => document.querySelector('input') as HTMLInputElement;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button>Aggiungi</button><input />';
  stop = startKeysAfterPress(window);
  button().focus();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** A key of the user; returns whether the page was kept from seeing it. */
function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  Object.defineProperty(event, 'isTrusted', { value: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event.defaultPrevented;
}

it('gives letters typed before a field has the focus to that field', () => {
  button().click();
  for (const key of 'Perno A') expect(press(key)).toBe(true);
  const told = vi.fn();
  field().addEventListener('input', told);
  field().focus();
  expect([field().value, told.mock.calls.length]).toEqual(['Perno A', 1]);
  expect(press('x')).toBe(false);
});

it('gives them to the page as keys where no field opens', () => {
  const seen: string[] = [];
  document.addEventListener('keydown', ({ key }) => seen.push(key));
  button().click();
  press('j');
  press('k');
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(['j', 'k']);
});

it('leaves commands, the space bar on a button, and keys without a press before them alone', () => {
  expect(press('n')).toBe(false);
  button().click();
  expect([press(' '), press('k', { ctrlKey: true }), press('Enter'), press('Tab')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
