// @ts-check
import { parseSync, Visitor } from 'rolldown/utils';
import { zoneOf } from './zone-of.mjs';

/** Packages that know amounts; the others may count in ten thousands as they like. */
const withAmounts = new Set(['contract', 'pricing', 'quote', 'cli']);

/** How many 1/10,000 € a euro has: a fact of packages/money alone. */
const SCALE = 10_000;

/** @param {unknown} node */
const isScale = (node) => /** @type {{ value?: unknown } | null} */ (node)?.value === SCALE;

/**
 * Amounts and percentages are converted by `@truciolo/money` (`fromEuro`, `inEuro`, `inPercent`): code that multiplies
 * or divides by the scale itself compares 19.99 * 10000 with 199900 one day.
 * @param {string} file @param {string} source @returns {{ line: number, message: string }[]}
 */
export function checkMoneyScale(file, source) {
  const { room, name, test } = zoneOf(file);
  if (test || (room === 'package' && !withAmounts.has(name)) || !/10_?000(?![_\d])/.test(source)) return [];
  /** @type {{ line: number, message: string }[]} */
  const found = [];
  /** @param {{ start: number }} node */
  const report = ({ start }) => {
    const line = source.slice(0, start).split('\n').length;
    found.push({ line, message: 'the scale of money stays in packages/money: fromEuro, inEuro, inPercent' });
  };
  new Visitor({
    BinaryExpression: (node) => {
      if ((node.operator === '*' || node.operator === '/') && (isScale(node.left) || isScale(node.right)))
        report(node);
    },
    VariableDeclarator: (node) => {
      if (node.id.type === 'Identifier' && /euro|money|units/i.test(node.id.name) && isScale(node.init))
        report(node);
    },
  }).visit(parseSync(file, source).program);
  return found;
}
