import { isGuid } from '@truciolo/contract';
import { FLOOR_PATH } from '../../../entities/jobs/job-paths.ts';

/** The code of a job sheet names a phase; the code of a badge names a person. */
type CodeTarget = { readonly phase: string } | { readonly badge: string } | null;

const BADGE = /#badge=([\w-]+)$/;

/** Reads the text of a code. Only the path counts: a shop may have moved to another address since it printed its sheets. */
export function codeTarget(text: string): CodeTarget {
  const badge = BADGE.exec(text)?.[1];
  if (badge) return { badge };
  const [, rest = ''] = text.split(`${FLOOR_PATH}/`);
  const [guid = ''] = rest.split(/[/?#]/);
  return isGuid(guid) ? { phase: guid } : null;
}
