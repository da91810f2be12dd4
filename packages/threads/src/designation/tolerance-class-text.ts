import { NO_CLASSES, type System, type Thread, type ToleranceClasses } from '../thread.ts';

/** "6H", "5H6H", "4g6g" and a fit "6H/6g". Case distinguishes internal from external. */
export const METRIC_CLASS_PATTERN = String.raw`\d[A-Za-z](?:\d[A-Za-z])?(?:\/\d[A-Za-z](?:\d[A-Za-z])?)?`;

const merge = (classes: ToleranceClasses, name: string, isInternal: boolean): ToleranceClasses =>
  isInternal ? { ...classes, internal: name } : { ...classes, external: name };

export function readMetricClasses(text: string | undefined): ToleranceClasses {
  return (text ?? '')
    .split('/')
    .filter((name) => name !== '')
    .reduce((classes, name) => merge(classes, name, /[A-Z]$/.test(name)), NO_CLASSES);
}

/**
 * "2A", "3B", "2A/2B": A external, B internal, in either case. "2G" (ACME) and "medium" (BSW) name nut and bolt
 * alike; one part alone has the slash: "medium/" the nut, "/free" the bolt.
 */
const SHARED = String.raw`\dG|close|medium|normal|free`;
export const INCH_CLASS_PATTERN = String.raw`\d[AB](?:\/\d[AB])?|(?:${SHARED})?\/(?:${SHARED})?|(?:${SHARED})`;

const isShared = (text: string) => new RegExp(`^(?:${SHARED}|/)`, 'i').test(text);

function readSharedClasses(text: string): ToleranceClasses {
  const [first = '', second = text.includes('/') ? '' : first] = text
    .split('/')
    .map((name) => (/^\d/.test(name) ? name.toUpperCase() : name.toLowerCase()));
  return { internal: first === '' ? null : first, external: second === '' ? null : second };
}

export function readInchClasses(text: string | undefined): ToleranceClasses {
  if (text === undefined || text === '/') return NO_CLASSES;
  if (isShared(text)) return readSharedClasses(text);
  return text
    .toUpperCase()
    .split('/')
    .reduce((classes, name) => merge(classes, name, name.endsWith('B')), NO_CLASSES);
}

/** Systems whose class names do not distinguish nut and bolt. */
const SHARED_NAMES: readonly System[] = ['ACME', 'Stub ACME', 'BSW', 'BSF'];

/** Suffix of a printed designation: "-6H", "-6H/6g", or nothing. */
export function printClasses({ system, classes: { internal, external } }: Thread): string {
  if (system === 'G') return external ?? '';
  const names = [internal, external].filter((name) => name !== null);
  if (names.length === 0) return '';
  if (!SHARED_NAMES.includes(system)) return `-${names.join('/')}`;
  return internal === external ? `-${internal}` : `-${internal ?? ''}/${external ?? ''}`;
}
