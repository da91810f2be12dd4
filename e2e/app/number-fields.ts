import { expect, type Locator, type Page } from '@playwright/test';

/** Typed texts, and the form that the field may show after blur. All other texts have to stay as typed, marked. */
const TEXTS: readonly (readonly [typed: string, shown: RegExp | null])[] = [
  ['12.5', /^12(,50*|\.5)$/],
  ['1.250', /^1\.250(,0+)?$/],
  ['10-12', null],
  ['1.500,5', /^1\.500,50*$/],
  ['120.000', /^120\.000(,0+)?$/],
  ['1e3', null],
  ['abc', null],
  ['3+2,5', /^(5,50*|3\+2,5)$/],
  ['-4', /^-4(,0+)?$/],
  ['12,75', /^12,750*$/],
  ['4,8', /^4,80*$/],
  ['0,5', /^0,50*$/],
];

/** Visible fields of the page that accept input. */
const numberFields = (page: Page): Locator =>
  page.locator('input[data-number]:not([readonly]):not([disabled])').filter({ visible: true });

const wholeText = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    const { selectionStart, selectionEnd, value } = input;
    return document.activeElement === input && selectionEnd === value.length && selectionStart === 0;
  });

async function expectKept(field: Locator, typed: string, shown: RegExp | null, what: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const text = await field.inputValue();
        const isMarked = (await field.getAttribute('aria-invalid')) === 'true';
        // A correctly read number may be marked too if it does not fit: a hole too large for its thread.
        if (shown?.test(text) || (isMarked && text === typed)) return 'kept';
        return `«${typed}» became «${text}»${isMarked ? ', marked' : ''}`;
      },
      { message: what },
    )
    .toBe('kept');
}

/** Types into every number field of the page. Returns their number. */
export async function typeIntoAll(page: Page, place: string): Promise<number> {
  // Number inputs of another kind would not be found below.
  const others = 'input[type="number"], input[inputmode="decimal"]:not([data-number])';
  await expect(page.locator(others), `${place}: fields of another kind`).toHaveCount(0);
  const fields = numberFields(page);
  const count = await fields.count();
  // Typing may show or hide fields below: each is found by its own mark.
  await fields.evaluateAll((inputs, from) => {
    for (const [index, input] of inputs.entries()) input.setAttribute('data-tried', `${from}${index}`);
  }, place);
  for (let index = 0; index < count; index += 1) {
    const field = page.locator(`input[data-tried="${place}${index}"]`);
    if (!(await field.isVisible())) continue;
    const name = (await field.getAttribute('aria-label')) ?? (await field.getAttribute('data-path')) ?? '';
    await typeInto(page, field, index, `${place}, field ${index} ${name}`);
  }
  return count;
}

/** Half of the fields are entered by keyboard and typed into fast, the others by mouse and slower. */
async function typeInto(page: Page, field: Locator, index: number, what: string): Promise<void> {
  const [typed, shown] = TEXTS[index % TEXTS.length] ?? ['', null];
  // Neighbours differ, and each text comes both ways in turn.
  const isByKey = (index + Math.floor(index / TEXTS.length)) % 2 === 0;
  if (isByKey) await enterByKey(page, field);
  else await enterByPress(field);
  expect(await wholeText(field), `${what}: selected by ${isByKey ? 'key' : 'press'}`).toBe(true);
  await page.keyboard.type(typed, isByKey ? {} : { delay: 15 });
  expect(await field.inputValue(), what).toBe(typed);
  if (isByKey) await page.keyboard.press('Tab');
  else await field.blur();
  await expectKept(field, typed, shown, what);
  // Leaves a valid number, so that the next place can be opened.
  if ((await field.getAttribute('aria-invalid')) === 'true') await field.fill('7');
}

async function enterByPress(field: Locator): Promise<void> {
  // The Tab that left the field before may have come here; a press into a field with the focus places the caret.
  await field.blur();
  await field.click();
}

async function enterByKey(page: Page, field: Locator): Promise<void> {
  await field.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  if (!(await field.evaluate((input) => document.activeElement === input))) await field.focus();
}
