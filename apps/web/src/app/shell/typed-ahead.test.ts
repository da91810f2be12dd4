import { expect, it } from 'vitest';
import { createTypedAhead } from './typed-ahead.ts';

function start() {
  let time = 0;
  const ahead = createTypedAhead(() => time);
  const press = (key: string, others = {}) =>
    ahead.press({ key, isCommand: false, isAlt: false, isShift: false, isInField: false, ...others });
  return {
    ahead,
    press,
    type: (text: string, others = {}) => [...text].map((key) => press(key, others)),
    openByKey: () => press('k', { isCommand: true }),
    wait: (ms: number) => {
      time += ms;
    },
  };
}

it('leaves keys to the page until the palette is requested', () => {
  const { ahead, press, type } = start();
  expect(press('k', { isCommand: true, isShift: true })).toBe(false);
  expect(type('n?')).toEqual([false, false]);
  expect(ahead.take().text).toBe('');
});

it('buffers keys while the palette is loading', () => {
  const { ahead, type, press, openByKey } = start();
  expect(openByKey()).toBe(true);
  expect(type('rosx')).toEqual([true, true, true, true]);
  expect([press('Backspace'), press('s'), press('ì')]).toEqual([true, true, true]);
  expect(press('F5')).toBe(false);
  expect(press('r', { isCommand: true })).toBe(false);
  expect(ahead.isWaiting()).toBe(true);
  expect(ahead.take().text).toBe('rossì');
  expect(type('a')).toEqual([false]);
});

it('remembers Enter pressed before the palette is there, unless more is typed after it', () => {
  const { ahead, type, press, openByKey } = start();
  openByKey();
  expect(press('Enter')).toBe(true);
  type('nuova');
  expect(press('Enter')).toBe(true);
  expect(ahead.take()).toEqual({ text: 'nuova', isEntered: true });
  openByKey();
  type('nuo');
  press('Enter');
  type('va');
  expect(ahead.take()).toEqual({ text: 'nuova', isEntered: false });
});

it('takes letters from the field below once the palette can open', () => {
  const { ahead, type, openByKey } = start();
  ahead.setThere(true);
  // The palette handles the shortcut itself.
  expect(openByKey()).toBe(false);
  expect(type('ab', { isInField: true })).toEqual([true, true]);
  expect(ahead.take().text).toBe('ab');
});

it('gives up when the palette is closed, unwanted, or does not load', () => {
  const { ahead, type, press, openByKey, wait } = start();
  ahead.setThere(true);
  openByKey();
  ahead.setOpen(true);
  // The shortcut again closes it.
  openByKey();
  expect(type('a')).toEqual([false]);
  ahead.setOpen(false);
  openByKey();
  expect(press('Escape')).toBe(false);
  expect(type('a')).toEqual([false]);
  openByKey();
  ahead.setOpen(false);
  expect(ahead.isWaiting()).toBe(false);
  openByKey();
  wait(10_000);
  expect(type('a')).toEqual([false]);
  expect(ahead.take().text).toBe('');
});

it('does not take keys from a field of a page without a palette', () => {
  const { ahead, type, openByKey } = start();
  openByKey();
  expect(type('anna', { isInField: true })).toEqual([false, false, false, false]);
  expect(ahead.isWaiting()).toBe(false);
});
