// @ts-check

const ROOM = 'apps/web/src/components/number-field/';
const OTHER_FIELDS = /\bNumberInput\b|\btype=(?:"number"|'number'|\{'number'\})|\binputMode="decimal"/;

/**
 * One field component for every number of the product: others drop signs, read 120.000 as 120 or lose typed text.
 * @param {string} file @param {string} text @returns {{ rule: string, line: number, message: string }[]}
 */
export function checkFields(file, text) {
  if (!file.startsWith('apps/web/src/') || !file.endsWith('.tsx') || file.startsWith(ROOM)) return [];
  return text.split('\n').flatMap((content, index) => {
    const found = OTHER_FIELDS.exec(content);
    if (!found) return [];
    const message = `${found[0]}: numbers are typed into the field of ${ROOM}`;
    return [{ rule: 'one-number-field', line: index + 1, message }];
  });
}
