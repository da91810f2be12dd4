import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

// The files of a worker share its window and its modules. This runs once for each file.

// A wait only ends a test that hangs, like the other limits of the tests: a second is too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

beforeAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

afterEach(cleanup);

/** The events that reach nobody, because a listener that an earlier test left on the window stops them. */
function stoppedEvents(): string[] {
  const form = document.createElement('form');
  const button = document.createElement('button');
  form.append(button);
  document.body.append(form);
  const init = { bubbles: true, cancelable: true };
  const events = [
    new KeyboardEvent('keydown', { ...init, key: 'Shift' }),
    ...['click', 'submit', 'drop'].map((name) => new Event(name, init)),
  ];
  const stopped = events.filter((event) => {
    let isSeen = false;
    const see = () => {
      isSeen = true;
      event.stopImmediatePropagation();
    };
    const target = event.type === 'submit' ? form : button;
    target.addEventListener(event.type, see);
    target.dispatchEvent(event);
    return !isSeen || event.defaultPrevented;
  });
  form.remove();
  return stopped.map(({ type }) => type);
}

afterAll(() => {
  expect(
    stoppedEvents(),
    'a test of this file left a listener on the window that stops these events',
  ).toEqual([]);
});
