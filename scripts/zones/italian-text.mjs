// @ts-check
import { parseSync, Visitor } from 'rolldown/utils';
import { zoneOf } from './zone-of.mjs';

const ROOM = 'italian';

const LOCALE_METHODS = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']);
/** Cheap look before a file is parsed. */
const SUSPECT = /\bIntl\b|toLocale|replace(All)?\(|[=!]== 1\b/;

/** @param {unknown} node */
const textOf = (node) => {
  const { type, value, raw } = /** @type {{ type?: string, value?: unknown, raw?: string }} */ (node ?? {});
  return type === 'Literal' && typeof value === 'string' ? value : raw;
};

/** Letters outside the placeholders of a formula ("{tempo} × {tariffa}"). @param {string} text */
const hasWords = (text) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

/** @param {unknown} node */
const isWords = (node) => {
  const { type, value, quasis } =
    /** @type {{ type?: string, value?: unknown, quasis?: { value: { raw: string } }[] }} */ (node ?? {});
  if (type === 'Literal') return typeof value === 'string' && hasWords(value);
  return type === 'TemplateLiteral' && (quasis ?? []).some((part) => hasWords(part.value.raw));
};

/** @param {unknown} node */
const isOne = (node) => {
  const { type, operator, right } =
    /** @type {{ type?: string, operator?: string, right?: { value?: unknown } }} */ (node ?? {});
  return type === 'BinaryExpression' && (operator === '===' || operator === '!==') && right?.value === 1;
};

/**
 * Numbers, counts with their plural, days and hours are written by `@truciolo/italian` alone: other writers disagree
 * about the thousands dot, the minus sign and the day in Rome.
 * @param {string} file @param {string} source @returns {{ line: number, message: string }[]}
 */
export function checkItalianText(file, source) {
  const { room, name, test } = zoneOf(file);
  if (test || room === 'other' || (room === 'package' && name === ROOM) || !SUSPECT.test(source)) return [];
  /** @type {{ line: number, message: string }[]} */
  const found = [];
  /** @param {{ start: number }} node @param {string} what */
  const report = ({ start }, what) => {
    const line = source.slice(0, start).split('\n').length;
    found.push({ line, message: `${what}: Italian text is written by packages/${ROOM}` });
  };
  new Visitor({
    MemberExpression: (node) => {
      if (node.object.type === 'Identifier' && node.object.name === 'Intl') report(node, 'Intl');
    },
    CallExpression: (node) => {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const method = callee.property.name;
      if (LOCALE_METHODS.has(method)) report(node, method);
      if (method !== 'replace' && method !== 'replaceAll') return;
      const [from, to] = node.arguments.map(textOf);
      if (from === '.' && to === ',') report(node, 'a decimal comma');
      if (from?.includes('\\d{3})+')) report(node, 'thousands dots');
    },
    ConditionalExpression: (node) => {
      if (isOne(node.test) && isWords(node.consequent) && isWords(node.alternate))
        report(node, 'a plural (agree, countOf)');
    },
  }).visit(parseSync(file, source).program);
  return found;
}
