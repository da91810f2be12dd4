import { NO_CLASSES, type ToleranceClasses } from '../thread.ts';

/** "6H", "5H6H", "4g6g" and a fit "6H/6g". Case tells internal from external. */
export const METRIC_CLASS_PATTERN = String.raw`\d[A-Za-z](?:\d[A-Za-z])?(?:\/\d[A-Za-z](?:\d[A-Za-z])?)?`;

const merge = (classes: ToleranceClasses, name: string, isInternal: boolean): ToleranceClasses =>
  isInternal ? { ...classes, internal: name } : { ...classes, external: name };

export function readMetricClasses(text: string | undefined): ToleranceClasses {
  return (text ?? '')
    .split('/')
    .filter((name) => name !== '')
    .reduce((classes, name) => merge(classes, name, /[A-Z]$/.test(name)), NO_CLASSES);
}

/** "2A", "3B", "2A/2B": A external, B internal, in either case. */
export const UNIFIED_CLASS_PATTERN = String.raw`\d[AB](?:\/\d[AB])?`;

export function readUnifiedClasses(text: string | undefined): ToleranceClasses {
  return (text ?? '')
    .toUpperCase()
    .split('/')
    .filter((name) => name !== '')
    .reduce((classes, name) => merge(classes, name, name.endsWith('B')), NO_CLASSES);
}

/** What follows a dash in a printed designation: "-6H", "-6H/6g", or nothing. */
export function printClasses({ internal, external }: ToleranceClasses): string {
  const names = [internal, external].filter((name) => name !== null);
  return names.length === 0 ? '' : `-${names.join('/')}`;
}
